import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** The shop may have a hundred thousand products; a page that fetches all of them would overload it. */
test('no page fetches the whole catalogue', async () => {
  const root = import.meta.dirname
  const names = (await readdir(root, { recursive: true })).filter((name) => /(?<!\.test)\.tsx?$/.test(name))
  const sources = await Promise.all(names.map((name) => readFile(join(root, name), 'utf8')))
  expect(names.length).toBeGreaterThan(50)
  expect(sources.filter((source) => /products\.list|['"`]\/api\/products/.test(source))).toEqual([])
})
