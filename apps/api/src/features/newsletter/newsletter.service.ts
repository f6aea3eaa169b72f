/** Double opt-in: emails go only to subscribers who entered the address and confirmed it from its mailbox. */
import { randomUUID } from 'node:crypto'
import { newsletterConsent } from '@shop/contract/newsletter-consent'
import type { Db, Tx } from '../../db/connection.ts'
import { enqueue } from '../../jobs/queue.ts'
import { AppError, found } from '../../lib/app-error.ts'
import { hashToken } from '../../lib/token.ts'
import * as queries from './newsletter.queries.ts'

/** The same steps for every address; the job decides whether an email is due. */
export function subscribe(db: Db, email: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const subscriberId = await queries.subscribe(tx, email, newsletterConsent)
    await requestEmail(tx, subscriberId, 'confirm')
  })
}

/** Following the link again returns the same; it does not resubscribe after an unsubscription. */
export function confirm(db: Db, token: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const link = await queries.lockByLink(tx, 'confirm', hashToken(token))
    const { id, status } = found(link, 'invalid_newsletter_token')
    if (status === 'unsubscribed') throw new AppError('invalid_newsletter_token')
    if (status === 'confirmed') return
    await queries.markConfirmed(tx, id)
    await requestEmail(tx, id, 'welcome')
  })
}

export function unsubscribe(db: Db, token: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const link = await queries.lockByLink(tx, 'unsubscribe', hashToken(token))
    const { id, status } = found(link, 'invalid_newsletter_token')
    if (status !== 'unsubscribed') await queries.markUnsubscribed(tx, id)
  })
}

function requestEmail(tx: Tx, subscriberId: number, kind: 'confirm' | 'welcome') {
  return enqueue(tx, 'newsletter.mail', { subscriberId, letter: kind, messageKey: randomUUID() })
}
