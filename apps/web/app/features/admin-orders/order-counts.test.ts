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

test('all orders are all orders', () => {
  expect(countOf([...counts], {})).toBe(41)
})

test('a refunded order is none to sew, but one that was delivered stays delivered', () => {
  expect(countOf([...counts], { status: 'confirmed' })).toBe(5)
  expect(countOf([...counts], { status: 'delivered' })).toBe(24)
  expect(isWorkList({ status: 'in_production' })).toBe(true)
})

test('whoever asks for the refunded ones of a status gets them', () => {
  expect(countOf([...counts], { status: 'confirmed', paymentState: 'refunded' })).toBe(7)
  expect(countOf([...counts], { paymentState: 'refunded' })).toBe(20)
  expect(isWorkList({ status: 'confirmed', paymentState: 'refunded' })).toBe(false)
})

test('an expired order is not pending, and is found where it is asked for', () => {
  expect(countOf([...counts], { status: 'pending' })).toBe(2)
  expect(countOf([...counts], { status: 'pending', paymentState: 'expired' })).toBe(3)
})

test('one order is one, and many have a point', () => {
  expect([ordersText(1), ordersText(0), ordersText(1204)]).toEqual(['1 pedido', '0 pedidos', '1.204 pedidos'])
})
