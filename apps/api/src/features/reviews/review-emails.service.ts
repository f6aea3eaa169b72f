import type { Tx } from '../../db/connection.ts'
import { reviewNotice } from '../../emails/review-notice.ts'
import { enqueue } from '../../jobs/queue.ts'
import { queueMail } from '../mails/mails.service.ts'
import { atelierAddresses } from '../store/atelier-addresses.service.ts'
import { readProfile } from '../store/store.service.ts'
import * as queries from './reviews.queries.ts'

const KIND = 'review.new'
/** Reviews of all customers within so long make one e-mail, however many there are. */
const QUIET_MINUTES = 30
/** After e-mails that somebody waits for, such as an order's or a new password's. */
const PRIORITY = 10

/** At once, or gathered with what comes in the next minutes. */
export async function notifyAtelierSoon(tx: Tx): Promise<void> {
  const recently = await queries.wasNotified(tx, { kind: KIND, minutes: QUIET_MINUTES })
  await enqueue(
    tx,
    'reviews.notify',
    {},
    { key: 'reviews.notify', priority: PRIORITY, delayMinutes: recently ? QUIET_MINUTES : 0 },
  )
}

/** One e-mail about all reviews that the atelier has not heard of. */
export async function notifyAtelier(tx: Tx, publicUrl: string): Promise<void> {
  const reviews = await queries.takeUnnotified(tx)
  const latest = reviews.at(-1)
  if (latest === undefined) return
  const profile = await readProfile(tx)
  const email = reviewNotice({ profile, publicUrl }, reviews)
  // A review that is written anew is news again.
  const objectId = `${latest.id}-${latest.createdMicros}`
  for (const recipient of await atelierAddresses(tx, profile)) {
    await queueMail(tx, { kind: KIND, objectId, recipient, ...email }, { priority: PRIORITY })
  }
}
