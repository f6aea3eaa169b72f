/**
 * Moves what is not paid yet to other days or amounts; the sum stays. Payments that were begun for a charge that changes
 * are cancelled first: one that succeeds meanwhile pays the charge, and the admin has to look again.
 */

import { lastDueDay } from '@shop/contract/charge-days'
import type { RescheduledCharges } from '@shop/contract/charges'
import { chargeCents } from '@shop/contract/constants'
import { formatDate } from '@shop/contract/dates'
import { formatBRL } from '@shop/contract/money'
import { hasReceivedMoney } from '@shop/contract/payment-state'
import { sql } from 'kysely'
import type { Tx } from '../../db/connection.ts'
import { AppError, found } from '../../lib/app-error.ts'
import type { AuditContext } from '../../lib/audit-context.ts'
import { failpoint } from '../../lib/failpoint.ts'
import { recordChange } from '../audit/audit.service.ts'
import { recordOrderEvent } from '../orders/order-events.service.ts'
import { type LockedOrder, lockOrder } from '../orders/orders.service.ts'
import { readToday } from '../schedule/schedule.service.ts'
import { cancelForChange } from './cancel-for-change.service.ts'
import { notifyChargesChanged, openOf } from './charge-emails.service.ts'
import * as charges from './charges.queries.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { paymentUnavailable } from './payment-unavailable.service.ts'
import * as queries from './payments.queries.ts'

interface RescheduleInput extends AuditContext, RescheduledCharges {
  orderId: number
}

/** Each round cancels one payment that was begun. */
const MAX_ROUNDS = 42

export async function reschedule(deps: PaymentDeps, input: RescheduleInput): Promise<void> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const begun = await deps.db.transaction().execute((tx) => apply(tx, deps, input))
    if (begun === undefined) failpoint('change.committed')
    if (begun === undefined) return
    await cancelForChange(deps, begun)
  }
  throw paymentUnavailable()
}

type Charge = charges.Charge
type Wanted = RescheduledCharges['charges'][number]

/** A begun payment to cancel, before anything is written; undefined once all is written. */
async function apply(tx: Tx, deps: PaymentDeps, input: RescheduleInput) {
  const { orderId, charges: wanted, reason, version, actor, requestId } = input
  const order = found(await lockOrder(tx, orderId), 'order_not_found')
  rejectEnded(order)
  if (order.planVersion !== version) throw new AppError('stale_version')
  const all = await charges.ofOrder(tx, orderId)
  const open = all.filter(({ paidAt, cancelledAt }) => paidAt === null && cancelledAt === null)
  rejectWrong(wanted, { all, open, today: await readToday(tx) })
  const changing = open.filter((charge) => isChanged(charge, wanted))
  for (const charge of changing) {
    const { paymentIntentId } = charge
    if (paymentIntentId !== null) return { ...charge, paymentIntentId }
  }
  await write(tx, orderId, { changing, wanted })
  const after = await charges.ofOrder(tx, orderId)
  const body = agreementText(after)
  await charges.storeAgreement(tx, { orderId, kind: 'dates', body, place: 'atelier', recordedBy: actor.id })
  await queries.update(tx, orderId, { planVersion: version + 1 })
  await recordOrderEvent(tx, {
    orderId,
    kind: 'charges_changed',
    actorId: actor.id,
    details: { version: version + 1 },
  })
  await recordChange(tx, {
    ...{ actor, requestId, action: 'order.reschedule', objectType: 'order', objectId: orderId },
    before: { charges: open.map(amountAndDay) },
    after: { charges: openOf(after).map(amountAndDay) },
  })
  await notifyChargesChanged(tx, deps, {
    ...{ orderId, version: version + 1, reason },
    before: openOf(all),
  })
  return undefined
}

function rejectEnded({ paymentState, cancelledAt, attention, erasedAt }: LockedOrder) {
  if (cancelledAt !== null) throw new AppError('order_cancelled')
  if (!hasReceivedMoney(paymentState) || attention !== null || erasedAt !== null)
    throw new AppError('charge_not_payable')
}

interface Known {
  all: readonly Charge[]
  open: readonly Charge[]
  today: string
}

function rejectWrong(wanted: readonly Wanted[], { all, open, today }: Known) {
  const ids = wanted.flatMap(({ id }) => (id === undefined ? [] : [id]))
  if (new Set(ids).size < ids.length) throw new AppError('invalid_input')
  for (const id of ids) {
    if (open.some((charge) => charge.id === id)) continue
    throw new AppError(
      all.some((charge) => charge.id === id && charge.paidAt !== null)
        ? 'charge_already_paid'
        : 'charge_not_found',
    )
  }
  if (open.length === 0) throw new AppError('charge_not_found')
  if (wanted.some(({ amountCents }) => amountCents < chargeCents.min)) throw new AppError('charges_not_total')
  if (sumOf(wanted) !== sumOf(open)) throw new AppError('charges_not_total')
  const moved = wanted.filter(
    ({ id, dueOn }) => !open.some((charge) => charge.id === id && charge.dueOn === dueOn),
  )
  for (const { dueOn } of moved) rejectDueDay(dueOn, today)
}

/** Of a part or an extra: from today on, and not by a typing error in the year. */
export function rejectDueDay(dueOn: string, today: string): void {
  const wrongDay = (text: string) => new AppError('invalid_input', { fields: { dueOn: text } })
  if (dueOn < today) throw wrongDay('Escolha uma data a partir de hoje.')
  if (dueOn > lastDueDay(today)) throw wrongDay('Escolha um dia mais cedo.')
}

function isChanged({ id, amountCents }: Charge, wanted: readonly Wanted[]): boolean {
  return wanted.find((one) => one.id === id)?.amountCents !== amountCents
}

async function write(
  tx: Tx,
  orderId: number,
  { changing, wanted }: { changing: readonly Charge[]; wanted: readonly Wanted[] },
) {
  for (const { id } of changing)
    if (!wanted.some((one) => one.id === id)) await charges.update(tx, id, { cancelledAt: sql`now()` })
  for (const { id, amountCents, dueOn } of wanted)
    if (id !== undefined) await charges.update(tx, id, { amountCents, dueOn })
  const added = wanted.filter(({ id }) => id === undefined)
  if (added.length === 0) return
  const rows = added.map(({ amountCents, dueOn }) => ({ kind: 'part' as const, amountCents, dueOn }))
  await charges.insert(tx, orderId, rows, (await charges.lastPosition(tx, orderId)) + 1)
}

/** Without the reason: free text may name a person, and an agreement is never deleted. */
function agreementText(all: readonly Charge[]): string {
  const open = openOf(all)
  const lines = open.map(
    ({ label, amountCents, dueOn }) => `${label}: ${formatBRL(amountCents)}, vence em ${formatDate(dueOn)}.`,
  )
  return ['Parcelas mudadas pelo ateliê', ...lines].join('\n')
}

function sumOf(some: readonly { amountCents: number }[]): number {
  return some.reduce((sum, { amountCents }) => sum + amountCents, 0)
}

function amountAndDay({ amountCents, dueOn }: { amountCents: number; dueOn: string }) {
  return { amountCents, dueOn }
}
