import { newsletter } from '@shop/contract/newsletter'
import type { OutgoingEmail } from '../../adapters/mailer.ts'
import type { Db } from '../../db/connection.ts'
import type { Sender } from '../../emails/layout.ts'
import { newsletterConfirm } from '../../emails/newsletter-confirm.ts'
import { newsletterWelcome } from '../../emails/newsletter-welcome.ts'
import type { JobPayloads } from '../../jobs/queue.ts'
import { hashToken, newToken } from '../../lib/token.ts'
import * as queries from './newsletter.queries.ts'

const CONFIRM_DAYS = 7

/** The email that is due now; undefined when none is, such as a second confirmation request after confirming. */
export async function newsletterEmail(
  db: Db,
  { subscriberId, letter: kind, messageKey }: JobPayloads['newsletter.mail'],
  sender: Sender,
): Promise<OutgoingEmail | undefined> {
  const subscriber = await queries.find(db, subscriberId)
  if (subscriber === undefined) return undefined
  const { email: to, status } = subscriber
  if (kind === 'confirm' && status === 'pending') {
    const link = linkTo(sender, '/newsletter/confirmar', await newLink(db, subscriberId, 'confirm'))
    return { messageKey, to, ...newsletterConfirm(sender, { link }) }
  }
  if (kind === 'welcome' && status === 'confirmed') {
    const token = await newLink(db, subscriberId, 'unsubscribe')
    return {
      messageKey,
      to,
      unsubscribeUrl: linkTo(sender, newsletter.unsubscribeInOneClick.path, token),
      ...newsletterWelcome(sender, { leaveLink: linkTo(sender, '/newsletter/cancelar', token) }),
    }
  }
  return undefined
}

async function newLink(db: Db, subscriberId: number, purpose: 'confirm' | 'unsubscribe') {
  const token = newToken()
  const link = { tokenHash: hashToken(token), subscriberId, purpose }
  await queries.insertLink(db, link, purpose === 'confirm' ? CONFIRM_DAYS : undefined)
  return token
}

function linkTo({ publicUrl }: Sender, path: string, token: string): string {
  const url = new URL(path, publicUrl)
  url.searchParams.set('token', token)
  return url.href
}
