import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Every new browser storage key must be disclosed to users. */
test('the privacy policy names everything that the shop stores in a browser', async () => {
  const root = join(import.meta.dirname, '../..')
  const names = (await readdir(root, { recursive: true })).filter((name) => /(?<!\.test)\.tsx?$/.test(name))
  const keysIn = async (name: string) =>
    [...(await readFile(join(root, name), 'utf8')).matchAll(/'(atelier\.[\w.-]+)'/g)].map(([, key]) => key)
  const notice = join('features', 'policies', 'storage-notice.tsx')
  const storedKeys = await Promise.all(names.filter((name) => name !== notice).map(keysIn))
  expect(new Set(await keysIn(notice))).toEqual(new Set(storedKeys.flat()))
})
