/** What buyers do at the counter, one step at a time, each told by its status: proofs decide what is right. */
import { randomUUID } from 'node:crypto'
import { aProduct, aSession, aUser } from '@shop/api/testing/factories'
import { errorBody } from '@shop/contract/error-body'
import type { Order } from '@shop/contract/order'
import type { OrderDraft, PaymentIntent } from '@shop/contract/order-draft'
import { orders } from '@shop/contract/orders'
import { answerOf, type Output, requestOf } from '@shop/contract/request'
import type { Counter } from './counter.ts'

export interface Buyer {
  id: number
  email: string
  token: string
}

export interface Piece {
  id: number
  priceCents: number
}

/** Status 0: no answer at all. */
export interface Outcome<T> {
  status: number
  code: string | undefined
  data: T | undefined
  ms: number
}

export async function buyers({ db }: Pick<Counter, 'db'>, count: number): Promise<Buyer[]> {
  const made: Buyer[] = []
  for (let n = 0; n < count; n++) {
    const user = await aUser(db)
    made.push({ id: user.id, email: user.email, token: (await aSession(db, user)).token })
  }
  return made
}

export async function piece({ db }: Pick<Counter, 'db'>, stockAvailable: number): Promise<Piece> {
  return aProduct(db, { stockAvailable })
}

interface Purchase {
  checkoutId?: string
  key?: string
  quantity?: number
  notes?: string
}

/** Begins a payment: what the button of the checkout does. */
export function create(
  counter: Counter,
  buyer: Buyer,
  pieces: readonly Piece[],
  purchase: Purchase = {},
): Promise<Outcome<PaymentIntent>> {
  return send(counter, orders.checkout, buyer, draftOf(buyer, pieces, purchase), purchase.key)
}

/** Writes the order down, to be paid later. */
export function place(
  counter: Pick<Counter, 'url'>,
  buyer: Buyer,
  pieces: readonly Piece[],
  purchase: Purchase = {},
): Promise<Outcome<Order>> {
  return send(counter, orders.place, buyer, draftOf(buyer, pieces, purchase), purchase.key)
}

export function draftOf(
  buyer: Buyer,
  pieces: readonly Piece[],
  { checkoutId = randomUUID(), quantity = 1, notes = '' }: Purchase,
): OrderDraft {
  return {
    customer: { name: 'Marina Duarte', email: buyer.email, phone: '(11) 90000-0000' },
    shipping: {
      address: 'Rua das Acácias, 120',
      complement: '',
      city: 'São Paulo',
      state: 'SP',
      zipCode: '01310-100',
    },
    items: pieces.map(({ id }) => ({ productId: id, size: 'M', color: 'Branco', quantity })),
    totalCents: pieces.reduce((sum, { priceCents }) => sum + priceCents * quantity, 0),
    notes,
    checkoutId,
  }
}

function send<E extends typeof orders.checkout | typeof orders.place>(
  { url }: Pick<Counter, 'url'>,
  endpoint: E,
  buyer: Buyer,
  body: OrderDraft,
  key: string | undefined,
): Promise<Outcome<Output<E>>> {
  const request = requestOf<typeof orders.checkout | typeof orders.place>(endpoint, { body })
  const headers = key === undefined ? {} : { 'idempotency-key': key }
  const init = { method: request.method, body: request.body ?? '', headers }
  return ask(url + request.url, init, buyer, (text) => answerOf(endpoint, text))
}

/** As the browser would, past the shop: with the provider, by the secret of the order's payment. */
export async function confirm(
  { paymentsUrl }: Pick<Counter, 'paymentsUrl'>,
  { clientSecret }: Pick<PaymentIntent, 'clientSecret'>,
  paymentMethod = 'pm_card_visa',
): Promise<{ status: number; ms: number }> {
  const began = performance.now()
  const [id = ''] = clientSecret.split('_secret_')
  const answer = await fetch(`${paymentsUrl}/v1/payment_intents/${id}/confirm`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_local', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ payment_method: paymentMethod, return_url: 'http://127.0.0.1/' }).toString(),
  })
  await answer.text()
  return { status: answer.status, ms: performance.now() - began }
}

async function ask<T>(
  url: string,
  init: { method?: string; body?: string; headers?: Record<string, string> },
  { token }: Buyer,
  decode: (text: string) => T,
): Promise<Outcome<T>> {
  const began = performance.now()
  const headers = {
    authorization: `Bearer ${token}`,
    ...(init.body !== undefined && { 'content-type': 'application/json' }),
    ...init.headers,
  }
  try {
    const answer = await fetch(url, { ...init, headers })
    const text = await answer.text()
    const ms = performance.now() - began
    if (answer.ok) return { status: answer.status, code: undefined, data: decode(text), ms }
    return { status: answer.status, code: errorBody.parse(JSON.parse(text)).code, data: undefined, ms }
  } catch {
    return { status: 0, code: undefined, data: undefined, ms: performance.now() - began }
  }
}
