import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** The shop may hold a hundred thousand pieces; a page that asks for all of them would stop it. */
test('no page asks for the whole catalogue', async () => {
  const root = import.meta.dirname
  const names = (await readdir(root, { recursive: true })).filter((name) => /(?<!\.test)\.tsx?$/.test(name))
  const sources = await Promise.all(names.map((name) => readFile(join(root, name), 'utf8')))
  expect(names.length).toBeGreaterThan(50)
  expect(sources.filter((source) => /products\.list|['"`]\/api\/products/.test(source))).toEqual([])
})
