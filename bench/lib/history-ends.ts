/** How orders end: cancelled with or without something kept, refunded, sent; and what is paid on top. */
import { randomUUID } from 'node:crypto'
import { cancellations } from '@shop/contract/cancellations'
import { type Cancellation, orders } from '@shop/contract/orders'
import { shipments } from '@shop/contract/shipments'
import { today } from '@shop/test-kit/sales'
import { sql } from 'kysely'
import { type Caller, call } from './call.ts'
import { addTo, note } from './history-record.ts'
import { type Action, oneOrder, type Person, type Scene } from './history-scene.ts'

const faults = { customer: 6, agreed: 2, atelier: 2, unsaid: 2 }
const retained = { nothing: 2, suggested: 4, more: 2, moreWithReason: 2, all: 1 }
const byHand = { byHand: { returnedOn: today(), way: 'pix' as const } }

export const endActions = { refund, returnLate, cancel, compensate, ship } satisfies Record<string, Action>

async function refund({ admin, record, chance }: Scene, person: Person) {
  const id = oneOrder(chance, person)
  if (id === undefined) return
  // Sometimes more than one charge has received.
  const amountCents = chance.random() < 0.7 ? 10_000 : 150_000 + Math.floor(chance.random() * 200_000)
  await sendRefund({ admin, record }, id, { amountCents })
}

async function sendRefund(
  { admin, record }: Pick<Scene, 'admin' | 'record'>,
  id: number,
  more: { amountCents: number } & Partial<typeof byHand>,
): Promise<string | undefined> {
  const body = { requestId: randomUUID(), restock: false, reason: 'Desistência', ...more }
  const response = await call(admin, orders.refund, { params: { id }, body })
  await note(record, more.byHand ? 'refund by hand' : 'refund', response)
  if (response.status === 200) addTo(record.refunded, id, more.amountCents)
  return response.code
}

/** An order of half a year ago: the provider returns nothing of it any more, and the atelier does it itself. */
async function returnLate(scene: Scene, person: Person) {
  const { shop, chance } = scene
  const id = oneOrder(chance, person)
  if (id === undefined) return
  await shop.db.transaction().execute(async (tx) => {
    await tx.selectFrom('orders').select('id').where('id', '=', id).forUpdate().execute()
    await sql`update order_charges set paid_at = paid_at - interval '200 days' where order_id = ${id}`.execute(
      tx,
    )
    await sql`update orders set created_at = created_at - interval '200 days',
      paid_at = (select min(paid_at) from order_charges where order_id = ${id})
      where id = ${id} and paid_at is not null`.execute(tx)
  })
  if ((await sendRefund(scene, id, { amountCents: 10_000 })) === 'refund_by_hand_needed')
    await sendRefund(scene, id, { amountCents: 10_000, ...byHand })
}

async function cancel({ admin, record, chance }: Scene, person: Person) {
  const id = oneOrder(chance, person)
  if (id === undefined) return
  const params = { id }
  const { data: terms } = await call(admin, cancellations.preview, { params })
  if (terms === undefined) return
  const { paidCents, suggestedCents, mostCents, charges } = terms
  const reason = 'A noiva adiou o casamento'
  if (paidCents === 0) return sendCancellation({ admin, record }, id, { reason })
  const choice = chance.weighted(retained)
  const retainedCents = {
    nothing: 0,
    suggested: suggestedCents,
    more: Math.min(mostCents, suggestedCents + 1),
    moreWithReason: mostCents,
    all: paidCents,
  }[choice]
  const fault = chance.weighted(faults)
  await sendCancellation({ admin, record }, id, {
    ...{ reason, retainedCents },
    ...(fault !== 'unsaid' && { whoFailed: fault }),
    ...(choice === 'moreWithReason' && { retentionReason: 'O tecido já estava cortado' }),
    refund: { requestId: randomUUID() },
    ...(charges.some(({ isByHand }) => isByHand) && byHand),
  })
}

async function sendCancellation(
  { admin, record }: { admin: Caller; record: Scene['record'] },
  id: number,
  body: Cancellation,
) {
  const response = await call(admin, orders.cancel, { params: { id }, body })
  const { retainedCents = 0 } = body
  await note(record, retainedCents > 0 ? 'cancel and keep' : 'cancel', response)
  if (response.status === 200) record.cancelled.set(id, retainedCents)
}

async function compensate({ admin, record, chance }: Scene, person: Person) {
  const id = oneOrder(chance, person)
  if (id === undefined) return
  const sum = { amountCents: 5_000, paidOn: today(), way: 'pix' as const, requestId: randomUUID() }
  const response = await call(admin, cancellations.compensate, { params: { id }, body: sum })
  await note(record, 'compensate', response)
  if (response.status === 200) addTo(record.compensated, id, sum.amountCents)
}

async function ship({ admin, record, chance }: Scene, person: Person) {
  const id = oneOrder(chance, person)
  if (id === undefined) return
  const balanceReason = chance.random() < 0.4 ? 'Ela paga na chegada' : undefined
  const body = { carrier: 'Loggi', trackingCode: 'A1', requestId: randomUUID() }
  const response = await call(admin, shipments.ship, {
    params: { id },
    body: { ...body, ...(balanceReason !== undefined && { balanceReason }) },
  })
  await note(record, 'ship', response)
}
