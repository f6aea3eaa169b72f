import { expect, test } from 'vitest'
import { timeline } from './order-timeline.ts'
import { plannedOrders } from './planned-orders.ts'

test('one order is cancelled after its payment and one before, and their units are back in stock', () => {
  const cancelled = plannedOrders.filter(({ cancelReason }) => cancelReason !== undefined)
  const stories = cancelled.map((planned) => timeline(planned, new Date()))
  expect(stories.map(({ columns }) => columns)).toMatchObject([
    { paymentState: 'refunded', stockState: 'returned', cancelledAt: expect.any(Date) as unknown },
    { paymentState: 'expired', stockState: 'released', cancelledAt: expect.any(Date) as unknown },
  ])
  for (const { columns, events, stock } of stories) {
    expect(columns.deliveredAt).toBeNull()
    expect(events.find(({ kind }) => kind === 'cancelled')?.at).toEqual(columns.cancelledAt)
    expect(stock.at(-1)?.at).toEqual(columns.cancelledAt)
  }
})
