/**
 * npm run test:stripe-local: runs stripe-local's own suites and, when they pass, stores the fingerprint they passed on.
 */
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { fingerprint, RECORD } from './gate/stripe-local-suites.ts'

process.env['ALL_TESTS'] = 'true'
for (const command of ['vitest run packages/stripe-local', 'playwright test e2e/stripe-local.spec.ts']) {
  const { status } = spawnSync(command, { stdio: 'inherit', shell: true })
  if (status !== 0) process.exit(1)
}
writeFileSync(RECORD, `${JSON.stringify({ fingerprint: fingerprint() }, null, 2)}\n`)
