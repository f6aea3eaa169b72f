import { expect, test } from 'vitest'
import { twoColumns } from './columns.ts'

const block = (name: string, height: number) => ({ name, height })
const names = (columns: { name: string }[][]) => columns.map((column) => column.map(({ name }) => name))

test('the columns have similar heights, the first block is on the left and each column keeps the order', () => {
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
