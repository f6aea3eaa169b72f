/** Parts whose reminders are counted, and what happens to them meanwhile. */
import { randomUUID } from 'node:crypto'
import { addDays } from '@shop/contract/calendar-days'
import { charges } from '@shop/contract/charges'
import { isWorkingDay } from '@shop/contract/dates'
import { orders } from '@shop/contract/orders'
import { aPlanOrder } from '@shop/test-kit/charges'
import { adminOf } from './atelier.ts'
import { call } from './call.ts'
import { forgetUnsent, type RemindedCharge } from './charge-reminders.ts'
import type { Dice } from './dice.ts'
import type { TestShop } from './test-shop.ts'

/** Of those that are open, in each round. */
const SHARE = 0.015
const changes = { pay: 2, cancel: 2, move: 3 }

export async function remindedPart({ db }: TestShop, dueOn: string): Promise<RemindedCharge> {
  const email = `noiva-${randomUUID()}@exemplo.test`
  const depositOn = addDays(dueOn, -90)
  const paidAt = new Date(`${depositOn}T15:00:00Z`)
  const amountCents = 50_000
  const { order, chargeIds } = await aPlanOrder(
    db,
    [
      { amountCents: 100_000, dueOn: depositOn },
      { amountCents, dueOn },
    ],
    { customerEmail: email, paidAt, createdAt: paidAt, stockState: 'sold' },
  )
  const chargeId = chargeIds[1] ?? 0
  const start = { version: 0, since: depositOn, expected: [], sent: [] }
  return { orderId: order.id, chargeId, amountCents, email, dueOn, ...start }
}

/** Some are paid, cancelled or moved by a week, by the atelier. */
export async function changeSome(
  shop: TestShop,
  all: readonly RemindedCharge[],
  { chance, day, time }: { chance: Dice; day: string; time: string },
): Promise<void> {
  const open = all.filter(({ endedAt }) => endedAt === undefined)
  // Signed in anew: days have passed.
  const admin = await adminOf(shop)
  const count = Math.max(1, Math.floor(open.length * SHARE))
  const chosen = new Set(Array.from({ length: count }, () => chance.oneOf(open)))
  for (const charge of chosen) {
    if (charge === undefined) continue
    const { orderId, chargeId, amountCents, version } = charge
    const params = { id: orderId }
    const kind = chance.weighted(changes)
    const dueOn = weekLater(charge.dueOn < day ? day : charge.dueOn)
    const outcome =
      kind === 'pay'
        ? await call(admin, charges.record, {
            params: { ...params, chargeId },
            body: { way: 'cash', receivedOn: day, requestId: randomUUID() },
          })
        : kind === 'cancel'
          ? await call(admin, orders.cancel, {
              params,
              body: { reason: 'Desistiu', refund: { requestId: randomUUID() } },
            })
          : await call(admin, charges.reschedule, {
              params,
              body: {
                charges: [{ id: chargeId, amountCents, dueOn }],
                reason: 'A prova foi adiada',
                version,
              },
            })
    if (outcome.status !== 200) throw new Error(`${kind}: ${outcome.status} ${outcome.code}`)
    forgetUnsent(charge)
    if (kind === 'move') Object.assign(charge, { dueOn, version: version + 1, since: addDays(day, 1) })
    else charge.endedAt = `${day} ${time}`
  }
}

function weekLater(day: string): string {
  const later = addDays(day, 7)
  return isWorkingDay(later) ? later : weekLater(addDays(day, 1))
}
