import { expect, test } from 'vitest'
import type { Order } from './order.ts'
import { hasUsualWindow } from './usual-window.ts'

const paidAt = new Date('2026-11-16T15:00:00Z')
const usual = { from: '2026-12-08', to: '2026-12-30' }
const ready = {} as Order['items'][number]
const sewn = { offer: 'made_to_order' } as Order['items'][number]

test('a ready unit of a product without plans has the shop’s usual days', () => {
  expect(hasUsualWindow({ items: [ready], paidAt, deliveryWindow: usual })).toBe(true)
  expect(hasUsualWindow({ items: [ready], paidAt: null, deliveryWindow: null })).toBe(true)
})

test('what is sewn for the order, or leaves the next day, has not', () => {
  expect(hasUsualWindow({ items: [ready, sewn], paidAt, deliveryWindow: usual })).toBe(false)
  const soon = { from: '2026-11-19', to: '2026-11-25' }
  expect(hasUsualWindow({ items: [ready], paidAt, deliveryWindow: soon })).toBe(false)
})
