import { accountPath, orderInAccount } from '@shop/contract/order-place'
import type { OrderLinkKind } from '../db/tables.gen.ts'

/**
 * Where an e-mail about an order leads: to the order in the account. Without an account that becomes the order's own link,
 * and the token of that link is made when the e-mail is sent: the outbox holds no secret.
 */
const PLACEHOLDER = 'link-do-pedido'
const folders: Record<OrderLinkKind, string> = { read: '', claim: 'guardar/', erase: 'apagar/' }

export function orderUrl(publicUrl: string, number: number): string {
  return new URL(orderInAccount(number), publicUrl).href
}

/** Of an e-mail that always leads to a link. */
export function orderLinkUrl(publicUrl: string, kind: OrderLinkKind): string {
  return new URL(`/pedido/${folders[kind]}${PLACEHOLDER}`, publicUrl).href
}

export function withOrderToken(text: string, publicUrl: string, token: string): string {
  const link = new URL(`/pedido/${token}`, publicUrl).href
  const account = new URL(accountPath, publicUrl).href
  return (
    text
      .split(account)
      // Not the beginning of another address: /contato.
      .reduce((before, after) =>
        /^[\w/-]/.test(after) ? before + account + after : before + link + after.replace(/^#pedido-\d+/, ''),
      )
      .replaceAll(`/${PLACEHOLDER}`, `/${token}`)
  )
}
