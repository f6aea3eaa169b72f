/**
 * Something more for an order, at a price: new lace, a second veil. The atelier proposes it; it becomes a charge, and
 * the total rises, only once the customer has accepted it, in her account or in the atelier (CDC, article 40).
 */
import type { NewExtra } from '@shop/contract/charges'
import { chargeCents } from '@shop/contract/constants'
import { formatDate } from '@shop/contract/dates'
import { formatBRL } from '@shop/contract/money'
import { hasReceivedMoney } from '@shop/contract/payment-state'
import type { Tx } from '../../db/connection.ts'
import type { Actor, OrderHolder } from '../../lib/actor.ts'
import { AppError, found } from '../../lib/app-error.ts'
import type { AuditContext } from '../../lib/audit-context.ts'
import { failpoint } from '../../lib/failpoint.ts'
import { recordChange } from '../audit/audit.service.ts'
import { recordOrderEvent } from '../orders/order-events.service.ts'
import { isHeldBy, type LockedOrder, lockOrder } from '../orders/orders.service.ts'
import { readToday } from '../schedule/schedule.service.ts'
import { rejectDueDay } from './charge-changes.service.ts'
import { notifyExtraProposed } from './charge-emails.service.ts'
import * as charges from './charges.queries.ts'
import * as extras from './extras.queries.ts'
import type { PaymentDeps } from './payment-deps.ts'
import * as queries from './payments.queries.ts'

interface ProposeInput extends AuditContext {
  orderId: number
  extra: NewExtra
}

export async function proposeExtra(deps: PaymentDeps, input: ProposeInput): Promise<void> {
  const { orderId, extra, actor } = input
  await deps.db.transaction().execute(async (tx) => {
    const order = await lockOpen(tx, orderId)
    const { accepted = false, requestId, description, amountCents, dueOn } = extra
    const values = { description, amountCents, dueOn }
    const earlier = await extras.findByRequest(tx, requestId)
    if (earlier !== undefined) return rejectOther(earlier, { orderId, ...values })
    await rejectWrong(tx, order, extra)
    const row = found(
      await extras.insert(tx, { orderId, requestId, proposedBy: actor.id, ...values }),
      'extra_ended',
    )
    await record(tx, input, { id: row.id, orderId, to: 'proposed', amountCents })
    if (!accepted) return notifyExtraProposed(tx, deps, { id: row.id, orderId, ...values })
    return accept(
      tx,
      order,
      { id: row.id, ...values },
      { place: 'atelier', actor, requestId: input.requestId },
    )
  })
  failpoint('extra.proposed')
}

interface ReplyInput {
  orderId: number
  extraId: number
  holder: OrderHolder
  requestId: string
  accepts: boolean
}

/** An administrator records what the customer said in the atelier. Repeating it changes nothing. */
export async function replyToExtra(deps: PaymentDeps, input: ReplyInput): Promise<void> {
  const { orderId, extraId, holder, requestId, accepts } = input
  await deps.db.transaction().execute(async (tx) => {
    const order = found(await lockOrder(tx, orderId), 'order_not_found')
    const admin = holder.role === 'admin' ? holder : undefined
    if (admin === undefined && !isHeldBy(order, holder)) throw new AppError('order_not_found')
    const extra = found(await extras.find(tx, orderId, extraId), 'extra_not_found')
    if (accepts ? extra.acceptedAt !== null : extra.declinedAt !== null) return
    if (isEnded(extra)) throw new AppError('extra_ended')
    rejectEnded(order)
    if (accepts) {
      const place = admin === undefined ? ('site' as const) : ('atelier' as const)
      return accept(tx, order, extra, { place, actor: admin, requestId })
    }
    await extras.end(tx, extraId, 'declinedAt')
    const reply = { id: extraId, orderId, to: 'declined' as const, amountCents: extra.amountCents }
    return record(tx, { actor: admin, requestId }, reply)
  })
  failpoint('extra.accepted')
}

export async function withdrawExtra(
  deps: PaymentDeps,
  { orderId, extraId, actor, requestId }: AuditContext & { orderId: number; extraId: number },
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    found(await lockOrder(tx, orderId), 'order_not_found')
    const extra = found(await extras.find(tx, orderId, extraId), 'extra_not_found')
    if (extra.withdrawnAt !== null) return
    if (isEnded(extra)) throw new AppError('extra_ended')
    await extras.end(tx, extraId, 'withdrawnAt')
    const { amountCents } = extra
    await record(tx, { actor, requestId }, { id: extraId, orderId, to: 'withdrawn', amountCents })
  })
}

interface Accepted {
  place: 'site' | 'atelier'
  /** The administrator who recorded it. */
  actor: Actor | undefined
  requestId: string
}

type AcceptedExtra = Pick<extras.Extra, 'id' | 'description' | 'amountCents' | 'dueOn'>

async function accept(
  tx: Tx,
  order: LockedOrder,
  extra: AcceptedExtra,
  { place, actor, requestId }: Accepted,
) {
  const { id: orderId, totalCents, planVersion } = order
  const { id, description, amountCents } = extra
  const today = await readToday(tx)
  const dueOn = extra.dueOn < today ? today : extra.dueOn
  const row = { kind: 'extra' as const, amountCents, dueOn, description }
  // Before the total: what a charge over the whole order is over depends on its extras.
  const [chargeId] = await charges.insert(tx, orderId, [row], (await charges.lastPosition(tx, orderId)) + 1)
  if (chargeId === undefined) throw new AppError('extra_not_found')
  await extras.accept(tx, id, { chargeId, place })
  await queries.update(tx, orderId, {
    totalCents: totalCents + amountCents,
    paymentState: 'partly_paid',
    planVersion: planVersion + 1,
  })
  const body = `Acréscimo: ${description}\n${formatBRL(amountCents)}, vence em ${formatDate(dueOn)}.`
  await charges.storeAgreement(tx, { orderId, kind: 'extra', body, place, recordedBy: actor?.id ?? null })
  await record(tx, { actor, requestId }, { id, orderId, to: 'accepted', amountCents })
}

async function lockOpen(tx: Tx, orderId: number): Promise<LockedOrder> {
  const order = found(await lockOrder(tx, orderId), 'order_not_found')
  rejectEnded(order)
  return order
}

function rejectEnded({ paymentState, cancelledAt, attention, erasedAt }: LockedOrder) {
  if (cancelledAt !== null) throw new AppError('order_cancelled')
  if (!hasReceivedMoney(paymentState) || attention !== null || erasedAt !== null)
    throw new AppError('charge_not_payable')
}

function isEnded({ acceptedAt, declinedAt, withdrawnAt }: extras.Extra): boolean {
  return acceptedAt !== null || declinedAt !== null || withdrawnAt !== null
}

async function rejectWrong(tx: Tx, { totalCents }: LockedOrder, { amountCents, dueOn }: NewExtra) {
  if (amountCents < chargeCents.min || totalCents + amountCents > chargeCents.max)
    throw new AppError('invalid_input', { fields: { amount: 'Informe outro valor.' } })
  rejectDueDay(dueOn, await readToday(tx))
}

function rejectOther(
  earlier: extras.Extra,
  wanted: Pick<extras.Extra, 'orderId' | 'description' | 'amountCents' | 'dueOn'>,
): void {
  const isSame =
    earlier.orderId === wanted.orderId &&
    earlier.description === wanted.description &&
    earlier.amountCents === wanted.amountCents &&
    earlier.dueOn === wanted.dueOn
  if (!isSame) throw new AppError('idempotency_mismatch')
}

interface RecordedExtra {
  id: number
  orderId: number
  to: 'proposed' | 'accepted' | 'declined' | 'withdrawn'
  amountCents: number
}

/** What the extra is for is free text: it is in neither history nor audit. */
async function record(
  tx: Tx,
  { actor, requestId }: { actor: Actor | undefined; requestId: string },
  { id: extraId, orderId, to, amountCents }: RecordedExtra,
) {
  const details = { extraId, to, amountCents }
  await recordOrderEvent(tx, { orderId, kind: 'extra_changed', actorId: actor?.id, details })
  if (actor === undefined) return
  await recordChange(tx, {
    ...{ actor, requestId, action: `order.extra_${to}`, objectType: 'order', objectId: orderId },
    after: details,
  })
}
