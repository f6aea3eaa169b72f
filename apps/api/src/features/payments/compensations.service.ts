/**
 * What the atelier paid on top of what it returned, for an order that it failed to deliver (Código Civil, 418). Only
 * recorded: it is no refund and no revenue, and no money moves by it.
 */
import type { NewCompensation } from '@shop/contract/cancellations'
import { chargeCents } from '@shop/contract/constants'
import type { Deps } from '../../deps.ts'
import { AppError, found } from '../../lib/app-error.ts'
import type { AuditContext } from '../../lib/audit-context.ts'
import { recordChange } from '../audit/audit.service.ts'
import { readToday } from '../schedule/schedule.service.ts'
import * as terms from './cancellation-terms.queries.ts'
import * as queries from './compensations.queries.ts'
import * as orders from './payments.queries.ts'

interface CompensationInput extends AuditContext {
  orderId: number
  compensation: NewCompensation
}

/** Repeating a request with the same request id records it once. */
export async function recordCompensation({ db }: Pick<Deps, 'db'>, input: CompensationInput): Promise<void> {
  const { orderId, actor, requestId } = input
  const { requestId: key, amountCents, paidOn, way, note } = input.compensation
  await db.transaction().execute(async (tx) => {
    found(await orders.lock(tx, orderId), 'order_not_found')
    const earlier = await queries.findByRequest(tx, key)
    if (earlier !== undefined) {
      if (earlier.orderId === orderId && earlier.amountCents === amountCents) return
      throw new AppError('idempotency_mismatch')
    }
    const cancelled = await terms.cancelled(tx, orderId)
    if (!cancelled?.cancelledAt || cancelled.cancelFault !== 'atelier')
      throw new AppError('compensation_unavailable')
    if (amountCents === 0 || amountCents > chargeCents.max)
      throw new AppError('invalid_input', { fields: { amount: 'Informe o valor pago.' } })
    if (paidOn > (await readToday(tx)))
      throw new AppError('invalid_input', { fields: { paidOn: 'O dia ainda não chegou.' } })
    const stored = { orderId, amountCents, paidOn, way, note: note || null, requestId: key }
    if ((await queries.insert(tx, { ...stored, recordedBy: actor.id })) === undefined)
      throw new AppError('idempotency_mismatch')
    // The note is free text and may contain personal data.
    await recordChange(tx, {
      ...{ actor, requestId, action: 'order.compensate', objectType: 'order', objectId: orderId },
      after: { amountCents, paidOn, way },
      details: { amountCents, paidOn, way },
    })
  })
}
