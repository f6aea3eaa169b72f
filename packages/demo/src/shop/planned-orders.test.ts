import { isCorreiosCode } from '@shop/contract/tracking'
import { expect, test } from 'vitest'
import { timeline } from './order-timeline.ts'
import { plannedOrders } from './planned-orders.ts'

const now = new Date('2026-11-17T15:00:00Z')
const dayMs = 24 * 60 * 60_000

test('one order is on its way with a code, since it is ready', () => {
  const sent = plannedOrders.filter(({ shipment }) => shipment !== undefined)
  expect(sent.map(({ customer, outcome }) => [customer, outcome])).toEqual([['marina', 'ready']])
  for (const order of sent) {
    const { shipment } = order
    expect(isCorreiosCode(shipment?.trackingCode ?? '')).toBe(true)
    const { updatedAt } = timeline(order, now).columns
    expect(updatedAt).toBeInstanceOf(Date)
    expect(now.getTime() - (shipment?.daysAgo ?? 0) * dayMs).toBeGreaterThan(Number(updatedAt))
  }
})

test('one order waits to be collected', () => {
  const collected = plannedOrders.filter(({ pickupName }) => pickupName !== undefined)
  expect(collected.map(({ customer, outcome }) => [customer, outcome])).toEqual([['renata', 'ready']])
})
