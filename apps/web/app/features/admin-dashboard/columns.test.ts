import { expect, test } from 'vitest'
import { twoColumns } from './columns.ts'

const block = (name: string, height: number) => ({ name, height })
const names = (columns: { name: string }[][]) => columns.map((column) => column.map(({ name }) => name))

test('the columns are about as tall as each other, the first block left and each in its order', () => {
  const blocks = [
    block('orders', 508),
    block('payments', 118),
    block('withdrawals', 118),
    block('tickets', 278),
    block('messages', 353),
  ]
  expect(names(twoColumns(blocks))).toEqual([
    ['orders', 'payments', 'withdrawals'],
    ['tickets', 'messages'],
  ])
  expect(names(twoColumns([block('orders', 500), block('payments', 90)]))).toEqual([['orders'], ['payments']])
  expect(names(twoColumns([block('tickets', 200)]))).toEqual([['tickets'], []])
  expect(twoColumns([])).toEqual([[], []])
})
