import type { OrderLinkKind } from '../db/tables.gen.ts'

/**
 * Where an e-mail about an order leads: to the account. Of an order without an account it becomes the order's own link,
 * and the token of that link is made when the e-mail is sent: the outbox holds no secret.
 */
const PLACEHOLDER = 'link-do-pedido'
const folders: Record<OrderLinkKind, string> = { read: '', claim: 'guardar/', erase: 'apagar/' }

export function orderUrl(publicUrl: string): string {
  return new URL('/conta', publicUrl).href
}

/** Of an e-mail that always leads to a link. */
export function orderLinkUrl(publicUrl: string, kind: OrderLinkKind): string {
  return new URL(`/pedido/${folders[kind]}${PLACEHOLDER}`, publicUrl).href
}

export function withOrderToken(text: string, publicUrl: string, token: string): string {
  const link = new URL(`/pedido/${token}`, publicUrl).href
  // Not the beginning of another address: /contato.
  return text
    .split(orderUrl(publicUrl))
    .reduce((before, after) => before + (/^[\w/-]/.test(after) ? orderUrl(publicUrl) : link) + after)
    .replaceAll(`/${PLACEHOLDER}`, `/${token}`)
}
