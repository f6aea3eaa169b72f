import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'apps/api/src/emails')

test('docs/emails.md has one row for each file that writes an e-mail, and for no other', () => {
  const written = readdirSync(folder).filter(
    (file) =>
      file.endsWith('.ts') &&
      !file.endsWith('.test.ts') &&
      file !== 'layout.ts' &&
      readFileSync(join(folder, file), 'utf8').includes('return writeEmail('),
  )
  const rows = readFileSync(join(root, 'docs/emails.md'), 'utf8').matchAll(/^\| `([^`]+)` \|/gm)
  expect([...rows].map(([, file = '']) => file).toSorted((one, other) => (one < other ? -1 : 1))).toEqual(
    written.toSorted((one, other) => (one < other ? -1 : 1)),
  )
})
