import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mutants } from './mutants.ts'

test.each(mutants)('“$name” occurs once in its file, and its test files exist', ({ file, text, tests }) => {
  expect(readFileSync(file, 'utf8').split(text)).toHaveLength(2)
  expect(tests.filter((path) => !existsSync(path))).toEqual([])
})
