import { expect, test } from 'vitest'
import { countOf, isWorkList, ordersText } from './order-counts.ts'

const counts = [
  { status: 'pending', paymentState: 'awaiting', count: 2 },
  { status: 'pending', paymentState: 'expired', count: 3 },
  { status: 'confirmed', paymentState: 'paid', count: 5 },
  { status: 'confirmed', paymentState: 'refunded', count: 7 },
  { status: 'delivered', paymentState: 'paid', count: 11 },
  { status: 'delivered', paymentState: 'refunded', count: 13 },
] as const

test('without filters all orders are counted', () => {
  expect(countOf([...counts], {})).toBe(41)
})

test('a refunded order is not counted as work, but a delivered one still counts as delivered', () => {
  expect(countOf([...counts], { status: 'confirmed' })).toBe(5)
  expect(countOf([...counts], { status: 'delivered' })).toBe(24)
  expect(isWorkList({ status: 'in_production' })).toBe(true)
})

test('an order paid in part is work, and is found by its own filter', () => {
  const partly = { status: 'confirmed', paymentState: 'partly_paid', count: 17 } as const
  expect(countOf([...counts, partly], { status: 'confirmed' })).toBe(22)
  expect(countOf([...counts, partly], { paymentState: 'partly_paid' })).toBe(17)
})

test('refunded orders of a status are counted when the filter requests them', () => {
  expect(countOf([...counts], { status: 'confirmed', paymentState: 'refunded' })).toBe(7)
  expect(countOf([...counts], { paymentState: 'refunded' })).toBe(20)
  expect(isWorkList({ status: 'confirmed', paymentState: 'refunded' })).toBe(false)
})

test('an expired order does not count as pending, and is found by its own filter', () => {
  expect(countOf([...counts], { status: 'pending' })).toBe(2)
  expect(countOf([...counts], { status: 'pending', paymentState: 'expired' })).toBe(3)
})

test('a cancelled order counts among all orders and under its own filter, not as work', () => {
  const cancelled = { status: 'confirmed', paymentState: 'paid', cancelled: true, count: 17 } as const
  const withCancelled = [...counts, cancelled]
  expect(countOf(withCancelled, {})).toBe(58)
  expect(countOf(withCancelled, { status: 'confirmed' })).toBe(5)
  expect(countOf(withCancelled, { cancelled: true })).toBe(17)
  expect(isWorkList({ status: 'confirmed', cancelled: true })).toBe(false)
})

test('one order is singular, and thousands are separated by a point', () => {
  expect([ordersText(1), ordersText(0), ordersText(1204)]).toEqual(['1 pedido', '0 pedidos', '1.204 pedidos'])
})
