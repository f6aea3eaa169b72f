import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      license: z.string().optional(),
      integrity: z.string().optional(),
      hasInstallScript: z.boolean().default(false),
      link: z.boolean().default(false),
      dev: z.boolean().default(false),
    }),
  ),
})
const installed = Object.entries(lockSchema.parse(JSON.parse(read('package-lock.json'))).packages).filter(
  ([path, { link }]) => path.startsWith('node_modules/') && !link,
)

test('the notices name the licence of every package of the image, and are included in it', () => {
  const notices = read('THIRD-PARTY-NOTICES.md')
  const unnamed = installed
    .filter(([, { dev }]) => !dev)
    .filter(([, { license = 'none' }]) => !license.split(' AND ').every((one) => notices.includes(one)))
  expect(unnamed.map(([path, { license }]) => `${path}: ${license}`)).toEqual([])
  expect(read('Dockerfile')).toMatch(/^COPY LICENSE THIRD-PARTY-NOTICES.md .\/$/m)
  expect(read('Dockerfile')).toMatch(/^COPY apps\/web\/app\/assets\/fonts licenses\/fonts$/m)
  expect(read('LICENSE')).toContain('MIT License')
})

test('every package is pinned by its hash, and none runs a script when it is installed', () => {
  const loose = installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))
  expect(loose.map(([path]) => path)).toEqual([])
  const scripts = installed.filter(([, { hasInstallScript }]) => hasInstallScript)
  expect(scripts.map(([path]) => path)).toEqual([])
})

test('actions of the workflows are pinned to a commit', () => {
  for (const file of ['ci.yml', 'nightly.yml'])
    for (const [, action] of read(`.github/workflows/${file}`).matchAll(/uses: (\S+)/g))
      expect(action).toMatch(/@[0-9a-f]{40}$/)
})
