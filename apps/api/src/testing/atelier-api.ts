/** An atelier on Monday, 16 November 2026, whose next four weeks are booked, and a dress that is sewn to order. */
import { testApi } from '@shop/test-kit/api'
import { testDatabase } from '@shop/test-kit/database'
import { aProduct, withOffers } from '@shop/test-kit/factories'
import { withoutHoldLimits } from '@shop/test-kit/orders'
import { aPlan, bookedWeeks } from '@shop/test-kit/production'
import { stopClock } from '@shop/test-kit/stopped-clock'

const HOUR = 60
export const monday = '2026-11-16'

export async function atelierApi({ load = november, connections = 5 } = {}) {
  const database = await testDatabase({ connections })
  await stopClock(database.adminUrl, new Date(`${monday}T15:00:00Z`))
  const limits = { orderCreation: { points: 10_000 }, guestOrderCreation: { points: 10_000 } }
  const api = await testApi({ db: database.db, config: { limits } })
  await withoutHoldLimits(api.db)
  await bookedWeeks(api.db, load)
  const plan = await aPlan(api.db)
  const dress = await aProduct(api.db, { priceCents: 689_000, stockAvailable: 2 })
  await withOffers(api.db, dress.id, { ready: 0, made_to_order: 0, made_to_measure: 62_000 }, plan.id)
  return {
    ...api,
    plan,
    dress,
    booked: (orderId: number) =>
      api.db
        .selectFrom('capacityBookings')
        .innerJoin('orderItems', 'orderItems.id', 'orderItemId')
        .select(['week', 'minutes'])
        .where('orderId', '=', orderId)
        .orderBy('orderItemId')
        .orderBy('week')
        .execute(),
    row: (id: number) =>
      api.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    async close() {
      await api.close()
      await database.close()
    },
  }
}

const november = {
  '2026-11-16': 50 * HOUR,
  '2026-11-23': 60 * HOUR,
  '2026-11-30': 45 * HOUR,
  '2026-12-07': 20 * HOUR,
}
