/**
 * stripe-local's own suites only need to run when its files or Stripe's SDKs have changed: the fingerprint they last
 * passed on is stored next to it (`npm run test:stripe-local`), and while it matches the gate skips them. The nightly
 * run and a developer's `npm run check` never skip them.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const PACKAGE = 'packages/stripe-local'
export const RECORD = join(PACKAGE, 'tested.json')
export const suites = { unit: `${PACKAGE}/src/**/*.test.ts`, browser: 'stripe-local.spec.ts' }

const lockFile = z.object({ packages: z.record(z.string(), z.object({ version: z.string().optional() })) })
const record = z.object({ fingerprint: z.string() })

export function suitesCanBeSkipped(): boolean {
  const { CI, ALL_TESTS } = process.env
  if (CI === undefined || ALL_TESTS !== undefined || !existsSync(RECORD)) return false
  return record.parse(JSON.parse(readFileSync(RECORD, 'utf8'))).fingerprint === fingerprint()
}

/** Identical for the same sources, tests and SDKs. */
export function fingerprint(): string {
  const hash = createHash('sha256')
  for (const path of [...sources(), join('e2e', suites.browser)]) hash.update(path).update(readFileSync(path))
  const { packages } = lockFile.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
  for (const [path, { version }] of Object.entries(packages)) {
    if (/node_modules\/(@stripe\/|stripe$)/.test(path)) hash.update(`${path}@${version}`)
  }
  return hash.digest('hex')
}

function sources(): string[] {
  return readdirSync(PACKAGE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => path !== RECORD && !path.includes('node_modules'))
    .toSorted()
}
