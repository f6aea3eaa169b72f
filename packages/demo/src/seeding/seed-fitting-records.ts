import type { Tx } from '@shop/api/db/connection'
import { saoPauloDay, saoPauloInstant } from '@shop/contract/calendar-days'
import { sql } from 'kysely'
import { plannedRecords } from '../shop/fitting-records.ts'

const DAY_MS = 24 * 60 * 60_000
const MINUTE_MS = 60_000
const TEN_O_CLOCK = 600

/** What was agreed at the latest fittings of dresses that are being sewn: one record for each state that has a reply to it. */
export async function seedFittingRecords(tx: Tx, now: Date): Promise<void> {
  const fittings = await finishedFittings(tx)
  for (const [at, planned] of plannedRecords.entries()) {
    const fitting = fittings[at]
    if (fitting === undefined) return
    const startsAt = saoPauloInstant(
      saoPauloDay(new Date(now.getTime() - planned.daysAgo * DAY_MS)),
      TEN_O_CLOCK,
    )
    const sentAt = new Date(startsAt.getTime() + 90 * MINUTE_MS)
    const appointmentId = await doneFitting(tx, fitting, startsAt)
    const { reply, replyText = null } = planned
    await tx
      .insertInto('fittingRecords')
      .values({
        ...{ appointmentId, orderItemId: fitting.orderItemId, writtenByName: 'Helena' },
        points: JSON.stringify(planned.points),
        createdAt: startsAt,
        sentAt,
        ...(reply && { reply, replyText, repliedAt: new Date(sentAt.getTime() + DAY_MS) }),
      })
      .execute()
  }
}

type Fitting = Awaited<ReturnType<typeof finishedFittings>>[number]

/** One of each item, those last finished first. */
function finishedFittings(tx: Tx) {
  return tx
    .selectFrom('itemStages')
    .innerJoin('productionStages', 'productionStages.id', 'stageId')
    .innerJoin('orderItems', 'orderItems.id', 'orderItemId')
    .innerJoin('orders', 'orders.id', 'orderId')
    .select(['orderItemId', 'orderId', 'userId', 'customerName', 'customerEmail', 'customerPhone'])
    .select(['weddingOn', 'productionStages.name as fittingName'])
    .where('productionStages.kind', '=', 'fitting')
    .where('itemStages.position', '=', (eb) =>
      eb
        .selectFrom('itemStages as own')
        .innerJoin('productionStages as kinds', 'kinds.id', 'own.stageId')
        .select(sql<number>`min(own.position)`.as('first'))
        .whereRef('own.orderItemId', '=', 'itemStages.orderItemId')
        .where('kinds.kind', '=', 'fitting'),
    )
    .where('finishedAt', 'is not', null)
    .where('cancelledAt', 'is', null)
    .where('status', '=', 'in_production')
    .where('customerEmail', 'is not', null)
    .orderBy('finishedAt', 'desc')
    .orderBy('orderItemId')
    .execute()
}

/** The one that the agenda already has, or one of its own: what is done takes no hour. */
async function doneFitting(tx: Tx, fitting: Fitting, startsAt: Date): Promise<number> {
  const known = await tx
    .selectFrom('appointments')
    .select('id')
    .where('orderItemId', '=', fitting.orderItemId)
    .where('fittingName', '=', fitting.fittingName)
    .where('state', '=', 'done')
    .executeTakeFirst()
  if (known !== undefined) {
    await tx.updateTable('appointments').set(timesFrom(startsAt)).where('id', '=', known.id).execute()
    return known.id
  }
  const type = tx
    .selectFrom('appointmentTypes')
    .select('id')
    .where('kind', '=', 'fitting')
    .orderBy('id')
    .limit(1)
  const room = tx
    .selectFrom('fittingRooms')
    .select('id')
    .where('kind', '=', 'atelier')
    .orderBy('position')
    .limit(1)
  const { orderItemId, orderId, userId, fittingName, weddingOn } = fitting
  const { id } = await tx
    .insertInto('appointments')
    .values({
      typeId: type,
      roomId: room,
      ...{ orderItemId, orderId, userId, fittingName, weddingOn },
      ...{ name: fitting.customerName, email: fitting.customerEmail, phone: fitting.customerPhone },
      ...timesFrom(startsAt),
      state: 'done',
      createdAt: new Date(startsAt.getTime() - 6 * DAY_MS),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

function timesFrom(startsAt: Date) {
  const endsAt = new Date(startsAt.getTime() + 60 * MINUTE_MS)
  return { startsAt, endsAt, busyUntil: new Date(endsAt.getTime() + 15 * MINUTE_MS) }
}
