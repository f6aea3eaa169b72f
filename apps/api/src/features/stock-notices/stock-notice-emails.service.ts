import type { OutgoingEmail } from '../../adapters/mailer.ts'
import type { Db } from '../../db/connection.ts'
import type { StockNoticeLinkPurpose } from '../../db/tables.gen.ts'
import type { Sender } from '../../emails/layout.ts'
import { stockNoticeAvailable } from '../../emails/stock-notice-available.ts'
import { stockNoticeConfirm } from '../../emails/stock-notice-confirm.ts'
import { hashToken, newToken } from '../../lib/token.ts'
import * as queries from './stock-notices.queries.ts'

export const CONFIRM_DAYS = 7

/** Undefined when none is due: the request was confirmed or cancelled meanwhile. */
export async function confirmEmail(
  db: Db,
  { noticeId, messageKey }: { noticeId: number; messageKey: string },
  sender: Sender,
): Promise<OutgoingEmail | undefined> {
  const notice = await queries.find(db, noticeId)
  if (notice?.status !== 'pending') return undefined
  const link = await newLink(db, noticeId, 'confirm', CONFIRM_DAYS)
  const cancelLink = await newLink(db, noticeId, 'cancel')
  const email = stockNoticeConfirm(sender, {
    ...notice,
    link: linkTo(sender, '/avise-me/confirmar', link),
    cancelLink: linkTo(sender, '/avise-me/cancelar', cancelLink),
  })
  return { messageKey, to: notice.email, ...email }
}

/** Undefined when it was sent, or the request was cancelled meanwhile. */
export async function availableEmail(
  db: Db,
  noticeId: number,
  sender: Sender,
): Promise<OutgoingEmail | undefined> {
  const notice = await queries.find(db, noticeId)
  if (notice?.status !== 'notified' || notice.emailedAt !== null) return undefined
  const cancelLink = await newLink(db, noticeId, 'cancel_all')
  const email = stockNoticeAvailable(sender, {
    ...notice,
    link: new URL(`/produto/${notice.productId}`, sender.publicUrl).href,
    cancelLink: linkTo(sender, '/avise-me/cancelar', cancelLink),
  })
  return { messageKey: notice.messageKey, to: notice.email, ...email }
}

async function newLink(db: Db, noticeId: number, purpose: StockNoticeLinkPurpose, days?: number) {
  const token = newToken()
  await queries.insertLink(db, { tokenHash: hashToken(token), noticeId, purpose }, days)
  return token
}

function linkTo({ publicUrl }: Sender, path: string, token: string): string {
  const url = new URL(path, publicUrl)
  url.searchParams.set('token', token)
  return url.href
}
