/** The steps of a purchase over HTTP, one at a time. Each returns its status: scenarios decide what is right. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { idempotencyKeyHeader } from '@shop/contract/constants'
import type { OfferKind } from '@shop/contract/offers'
import type { Order } from '@shop/contract/order'
import type { OrderDraft, PaymentIntent } from '@shop/contract/order-draft'
import { orders } from '@shop/contract/orders'
import { aProduct, aSession, aUser } from '@shop/test-kit/factories'
import { type Caller, call, type Outcome } from './call.ts'
import type { TestShop } from './test-shop.ts'

export interface Buyer {
  id: number
  email: string
  token: string
}

export interface TestProduct {
  id: number
  priceCents: number
  /** M and Branco unless said. */
  size?: string
  color?: string
  /** Ready unless said. */
  offer?: OfferKind
}

export async function buyers({ db }: Pick<TestShop, 'db'>, count: number): Promise<Buyer[]> {
  const made: Buyer[] = []
  for (let n = 0; n < count; n++) {
    const user = await aUser(db)
    made.push({ id: user.id, email: user.email, token: (await aSession(db, user)).token })
  }
  return made
}

/** Without a token, a guest. */
type Orderer = Pick<Buyer, 'email'> & Partial<Pick<Buyer, 'token'>>

export function as({ url }: Pick<TestShop, 'url'>, { token }: Pick<Orderer, 'token'>): Caller {
  return { url, ...(token !== undefined && { token }) }
}

export async function aTestProduct(
  { db }: Pick<TestShop, 'db'>,
  stockAvailable: number,
): Promise<TestProduct> {
  return aProduct(db, { stockAvailable })
}

interface Purchase {
  checkoutId?: string
  key?: string
  quantity?: number
  notes?: string
  coupon?: { code: string; discountCents: number }
  /** A deposit and parts; missing: all of it is paid now. */
  plan?: OrderDraft['plan']
}

/** Starts a payment, like the button of the checkout. */
export function create(
  shop: Pick<TestShop, 'url'>,
  buyer: Orderer,
  products: readonly TestProduct[],
  purchase: Purchase = {},
): Promise<Outcome<PaymentIntent>> {
  const body = draftOf(buyer, products, purchase)
  return call(as(shop, buyer), orders.checkout, { body }, keyed(purchase.key))
}

/** For scenarios that start from an unpaid order. Retries, because a busy machine may respond 503. */
export async function begin(
  shop: TestShop,
  buyer: Buyer,
  products: readonly TestProduct[],
  purchase: Purchase = {},
): Promise<PaymentIntent> {
  const checkoutId = randomUUID()
  let last = ''
  for (let tries = 1; tries <= 5; tries++) {
    const { data, status, code } = await create(shop, buyer, products, { checkoutId, ...purchase })
    if (data !== undefined) return data
    last = `${status} ${code}`
    if (status !== 503) break
    await sleep(tries * 200)
  }
  throw new Error(`an order could not be placed: ${last}`)
}

/** Places the order, to be paid later. */
export function place(
  shop: Pick<TestShop, 'url'>,
  buyer: Buyer,
  products: readonly TestProduct[],
  purchase: Purchase = {},
): Promise<Outcome<Order>> {
  const body = draftOf(buyer, products, purchase)
  return call(as(shop, buyer), orders.place, { body }, keyed(purchase.key))
}

export function draftOf(
  buyer: Pick<Orderer, 'email'>,
  products: readonly TestProduct[],
  { checkoutId = randomUUID(), quantity = 1, notes = '', coupon, plan }: Purchase,
): OrderDraft {
  return {
    // The CPF is valid, and of no person.
    customer: { name: 'Marina Duarte', email: buyer.email, phone: '(11) 90000-0000', cpf: '52998224725' },
    shipping: {
      address: 'Rua das Acácias',
      number: '120',
      neighborhood: 'Jardim Paulista',
      complement: '',
      city: 'São Paulo',
      state: 'SP',
      zipCode: '01310-100',
    },
    items: products.map(({ id: productId, size = 'M', color = 'Branco', offer }) => ({
      productId,
      size,
      color,
      quantity,
      ...(offer && { offer }),
    })),
    totalCents:
      products.reduce((sum, { priceCents }) => sum + priceCents * quantity, 0) - (coupon?.discountCents ?? 0),
    notes,
    checkoutId,
    ...(coupon && { couponCode: coupon.code }),
    ...(plan && { plan }),
  }
}

function keyed(key: string | undefined): Record<string, string> {
  return key === undefined ? {} : { [idempotencyKeyHeader]: key }
}

/** Confirms directly with the provider, like the browser, with the client secret of the order's payment. */
export async function confirm(
  { paymentsUrl }: Pick<TestShop, 'paymentsUrl'>,
  { clientSecret }: Pick<PaymentIntent, 'clientSecret'>,
  paymentMethod = 'pm_card_visa',
): Promise<{ status: number; ms: number }> {
  const began = performance.now()
  const [id = ''] = clientSecret.split('_secret_')
  const response = await fetch(`${paymentsUrl}/v1/payment_intents/${id}/confirm`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_local', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ payment_method: paymentMethod, return_url: 'http://127.0.0.1/' }).toString(),
  })
  await response.text()
  return { status: response.status, ms: performance.now() - began }
}
