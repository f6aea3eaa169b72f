import type { Tx } from '../../db/connection.ts'
import { reviewNotice } from '../../emails/review-notice.ts'
import { enqueue } from '../../jobs/queue.ts'
import { readSender } from '../brand/sender.service.ts'
import { queueEmail } from '../emails/emails.service.ts'
import { atelierAddresses } from '../store/atelier-addresses.service.ts'
import * as queries from './reviews.queries.ts'

const KIND = 'review.new'
/** All reviews within this time go into one email, however many there are. */
const QUIET_MINUTES = 30
/** After emails that a customer waits for, such as an order confirmation or a password reset. */
const PRIORITY = 10

/** Immediately, or batched with the reviews of the next minutes. */
export async function notifyAtelierSoon(tx: Tx): Promise<void> {
  const recently = await queries.wasNotified(tx, { kind: KIND, minutes: QUIET_MINUTES })
  await enqueue(
    tx,
    'reviews.notify',
    {},
    { key: 'reviews.notify', priority: PRIORITY, delayMinutes: recently ? QUIET_MINUTES : 0 },
  )
}

/** One email about all reviews that the atelier has not been notified of. */
export async function notifyAtelier(tx: Tx, publicUrl: string): Promise<void> {
  const reviews = await queries.takeUnnotified(tx)
  const latest = reviews.at(-1)
  if (latest === undefined) return
  const sender = await readSender(tx, publicUrl)
  const email = reviewNotice(sender, reviews)
  // A rewritten review is notified again.
  const objectId = `${latest.id}-${latest.createdMicros}`
  for (const recipient of await atelierAddresses(tx, sender.profile)) {
    await queueEmail(tx, { kind: KIND, objectId, recipient, ...email }, { priority: PRIORITY })
  }
}
