import { expect, test } from 'vitest'
import { fieldsOf } from './admin-numbers.ts'
import { csvCells } from './csv-cells.ts'

test('a later release may say more, but not say something else', () => {
  const known = { revenue: 1, months: [{ month: 'jan', orders: 2 }] }
  const more = { revenue: 1, late: 3, months: [{ month: 'jan', orders: 2, parts: 1 }] }
  expect(fieldsOf(known, more)).toEqual(known)
  expect(fieldsOf(known, { ...more, revenue: 2 })).not.toEqual(known)
  expect(fieldsOf(known, { ...more, months: [...more.months, { month: 'fev' }] })).not.toEqual(known)
  expect(fieldsOf(known, { months: more.months })).not.toEqual(known)
})

test('cells of a CSV file keep semicolons and line breaks of their text', async () => {
  const file = '"a;b";12;"linha 1\nlinha ""2"""\r\n"x";"";"y"\r\n'
  const bytes = new TextEncoder().encode(file)
  const parts = [bytes.slice(0, 9), bytes.slice(9, 17), bytes.slice(17)]
  const rows: string[][] = []
  for await (const row of csvCells(ReadableStream.from(parts))) rows.push(row)
  expect(rows).toEqual([
    ['a;b', '12', 'linha 1\nlinha 2'],
    ['x', '', 'y'],
  ])
})
