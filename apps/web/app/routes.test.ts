import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import routes from './routes.ts'

const files = routes.flatMap(({ children }) => children ?? []).map(({ file }) => file)

test('routes/ contains the file of every page and nothing else', () => {
  const existing = readdirSync(new URL('routes', import.meta.url)).map((name) => `routes/${name}`)
  expect(existing.sort()).toEqual(files.toSorted())
})
