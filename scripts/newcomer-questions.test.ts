import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const rows = [
  ...readFileSync('CONTRIBUTING.md', 'utf8').matchAll(/^\| ([^|]+\?) \| `(.+)` \| `([^`]+)` \|$/gm),
]

test('CONTRIBUTING answers twenty questions', () => {
  expect(rows).toHaveLength(20)
})

test.each(rows.map(([, question = '', word = '', file = '']) => ({ question, word, file })))(
  '$question The first hit of git grep is $file',
  ({ word, file }) => {
    const hits = execFileSync('git', ['grep', '-l', word], { encoding: 'utf8' })
    expect(hits.split('\n')[0]).toBe(file)
  },
)
