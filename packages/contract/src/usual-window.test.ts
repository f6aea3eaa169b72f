import { expect, test } from 'vitest'
import type { Order } from './order.ts'
import { defaultStoreNumbers } from './store-numbers.ts'
import { hasUsualWindow } from './usual-window.ts'

const paidAt = new Date('2026-11-16T15:00:00Z')
const usual = { from: '2026-12-08', to: '2026-12-30' }
const ready = {} as Order['items'][number]
const sewn = { offer: 'made_to_order' } as Order['items'][number]

test('a ready unit of a product without plans has the shop’s usual days', () => {
  expect(hasUsualWindow({ items: [ready], paidAt, deliveryWindow: usual }, {})).toBe(true)
  expect(hasUsualWindow({ items: [ready], paidAt: null, deliveryWindow: null }, {})).toBe(true)
})

test('what is sewn for the order, or leaves the next day, has not', () => {
  expect(hasUsualWindow({ items: [ready, sewn], paidAt, deliveryWindow: usual }, {})).toBe(false)
  const soon = { from: '2026-11-19', to: '2026-11-25' }
  expect(hasUsualWindow({ items: [ready], paidAt, deliveryWindow: soon }, {})).toBe(false)
})

test('a window promised while the usual days were others is not one of the present days', () => {
  const days = (min: number, max: number) => ({
    numbers: { ...defaultStoreNumbers, deliveryDays: { min, max } },
  })
  expect(hasUsualWindow({ items: [ready], paidAt, deliveryWindow: usual }, days(5, 10))).toBe(false)
  expect(hasUsualWindow({ items: [ready], paidAt, deliveryWindow: usual }, days(15, 40))).toBe(false)
  const short = { from: '2026-11-24', to: '2026-12-01' }
  expect(hasUsualWindow({ items: [ready], paidAt, deliveryWindow: short }, days(5, 10))).toBe(true)
})

test('days that the atelier closes, before the payment or after it, leave the usual days the usual ones', () => {
  const closed = { closedDays: ['2026-11-18', '2026-12-10'] }
  expect(hasUsualWindow({ items: [ready], paidAt, deliveryWindow: usual }, closed)).toBe(true)
  const longer = { from: '2026-12-09', to: '2027-01-04' }
  expect(hasUsualWindow({ items: [ready], paidAt, deliveryWindow: longer }, closed)).toBe(true)
})
