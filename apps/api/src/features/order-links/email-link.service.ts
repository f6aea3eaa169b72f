import type { Db } from '../../db/connection.ts'
import { withOrderToken } from '../../emails/order-url.ts'
import type { StoredEmail } from '../emails/emails.service.ts'
import { hasNoAccount, newLink } from './order-links.service.ts'

type Linked = Pick<StoredEmail, 'html' | 'text' | 'linkOrderId' | 'linkKind'>

/** An e-mail about an order leads to the account of its buyer; of an order without an account, to a link made now. */
export async function withLink(db: Db, publicUrl: string, email: Linked) {
  const { html, text, linkOrderId, linkKind } = email
  if (linkOrderId === null || (linkKind === null && !(await hasNoAccount(db, linkOrderId))))
    return { html, text }
  const token = await newLink(db, linkOrderId, linkKind ?? 'read')
  return { html: withOrderToken(html, publicUrl, token), text: withOrderToken(text, publicUrl, token) }
}
