/**
 * Webhooks of the provider. Receiving is short and safe: the event and its job are stored in one transaction before it
 * is acknowledged. The job may run repeatedly and starts by fetching the current state from the provider, so the order,
 * number and age of events do not matter.
 */
import { z } from 'zod'
import { ForgedWebhook, type ProviderEvent } from '../../adapters/payments.ts'
import { enqueue } from '../../jobs/queue.ts'
import { AppError } from '../../lib/app-error.ts'
import { failpoint } from '../../lib/failpoint.ts'
import * as charges from './charges.queries.ts'
import { noteDecline } from './declines.service.ts'
import { noteDispute, noteFraudWarning, noteReview } from './disputes.service.ts'
import { existingPayment } from './payment-attempts.service.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { mirrorRefunds } from './refund-notes.service.ts'
import { settle } from './settle.service.ts'
import * as queries from './webhooks.queries.ts'

const DECLINED = 'payment_intent.payment_failed'
const payloadSchema = z.object({
  topic: z.enum(['payment', 'refund', 'dispute', 'review', 'fraud_warning']),
  objectId: z.string(),
  paymentId: z.string(),
})

export async function receiveWebhook(deps: PaymentDeps, body: Buffer, signature: string): Promise<void> {
  const event = await parse(deps, body, signature)
  failpoint('webhook.verified')
  await noteEvent(deps, event)
  failpoint('webhook.stored')
}

async function parse(deps: PaymentDeps, body: Buffer, signature: string) {
  try {
    return await deps.payments.parseWebhook(body, signature)
  } catch (error) {
    throw error instanceof ForgedWebhook ? new AppError('invalid_signature', { cause: error }) : error
  }
}

/** True when the event is new. Event types the shop does not handle and events of another mode are ignored. */
export async function noteEvent({ db, config }: PaymentDeps, event: ProviderEvent): Promise<boolean> {
  const { id: providerEventId, type, topic, objectId, paymentId, live } = event
  if (topic === undefined || paymentId === undefined || live !== (config.mode === 'live')) return false
  return db.transaction().execute(async (tx) => {
    const payload = { topic, objectId, paymentId }
    const noted = await queries.insertOnce(tx, { providerEventId, type, payload })
    if (noted !== undefined) await enqueue(tx, 'payments.event', { eventId: noted.id })
    return noted !== undefined
  })
}

export async function handleEvent(deps: PaymentDeps, eventId: number): Promise<void> {
  const event = await queries.find(deps.db, eventId)
  if (event === undefined || event.processedAt !== null) return
  failpoint('event.began')
  const { topic, objectId, paymentId } = payloadSchema.parse(event.payload)
  if (await isOurs(deps, topic, paymentId)) await follow(deps, { topic, objectId, paymentId })
  if (event.type === DECLINED) return noteDecline(deps, eventId, paymentId)
  await queries.markProcessed(deps.db, eventId)
}

/**
 * A charge stores the payment, and no other installation created it: a copied database contains orders of both kinds.
 * Settling fetches the payment itself. Payments of other programs in the same account need no provider call.
 */
async function isOurs(deps: PaymentDeps, topic: string, paymentId: string): Promise<boolean> {
  if ((await charges.ofPayment(deps.db, paymentId)) === undefined) return false
  return topic === 'payment' || (await existingPayment(deps, paymentId)) !== undefined
}

async function follow(deps: PaymentDeps, { topic, objectId, paymentId }: z.output<typeof payloadSchema>) {
  if (topic === 'dispute') await noteDispute(deps, objectId, paymentId)
  else if (topic === 'review') await noteReview(deps, objectId, paymentId)
  else if (topic === 'fraud_warning') await noteFraudWarning(deps, objectId, paymentId)
  else if (topic === 'refund') await mirrorRefunds(deps, paymentId)
  else await settle(deps, paymentId)
}
