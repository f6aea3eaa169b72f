import { type CartLine, totalCents } from '@shop/contract/cart'
import type { OrderDraft, PaymentIntent } from '@shop/contract/order-draft'
import { orders } from '@shop/contract/orders'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { hasResponse } from '~/lib/has-response.ts'
import type { CheckoutValues } from './checkout-schema.ts'

export interface Purchase {
  token: string
  checkoutId: string
  values: CheckoutValues
  lines: readonly BoughtLine[]
  discount?: AppliedDiscount | undefined
  promise?: AgreedPromise | undefined
  plan?: AgreedPlan | undefined
}

/** What the page showed about the delivery, and what she said to it. */
export type AgreedPromise = Pick<OrderDraft, 'weddingOn' | 'promise' | 'tightAccepted' | 'wishedOn'>

/** The plan that the page showed; nothing where all is paid at once. */
export type AgreedPlan = Pick<OrderDraft, 'plan' | 'parts' | 'planShown'>

/** What the coupon of the cart takes off. */
export interface AppliedDiscount {
  code: string
  discountCents: number
  /** Of each line. */
  lineCents: readonly number[]
}

/** A made-to-measure line goes with a version of a measurement sheet, if the customer chose one. */
export type BoughtLine = CartLine & { measurementVersionId?: number }

/** An attempt whose result is unknown: repeating it must not create a second order. */
let pendingAttempt: { key: string; body: string } | undefined

/** Creates the order, or updates the one this checkout has created before, and starts its payment. */
export async function placeOrder({ token, ...purchase }: Purchase): Promise<PaymentIntent> {
  const body = draftOf(purchase)
  const text = JSON.stringify(body)
  const key = pendingAttempt?.body === text ? pendingAttempt.key : crypto.randomUUID()
  pendingAttempt = { key, body: text }
  try {
    const intent = await callSignedIn(orders.checkout, { token, body, idempotencyKey: key })
    pendingAttempt = undefined
    return intent
  } catch (error) {
    if (hasResponse(error)) pendingAttempt = undefined
    throw error
  }
}

export function draftOf(purchase: Omit<Purchase, 'token'>): OrderDraft {
  const { checkoutId, values, lines, discount, promise, plan } = purchase
  const { firstName, lastName, email, phone, cpf, notes, remindMe } = values
  return {
    checkoutId,
    customer: { name: `${firstName} ${lastName}`, email, phone, ...cpfOf(cpf) },
    ...receivingOf(values),
    notes: notes || null,
    ...(remindMe !== '' && { remindMe: remindMe === 'yes' }),
    items: lines.map(({ productId, size, color, quantity, offer, baseSize, measurementVersionId }) => ({
      productId,
      size,
      color,
      quantity,
      ...(offer && { offer }),
      ...(baseSize && { baseSize }),
      ...(measurementVersionId && { measurementVersionId }),
    })),
    totalCents: totalCents(lines) - (discount?.discountCents ?? 0),
    ...(discount && { couponCode: discount.code }),
    ...promise,
    ...plan,
  }
}

/** A masked one is that of the last order, which only the server knows whole. */
function cpfOf(cpf: string) {
  if (cpf === '') return {}
  return cpf.includes('•') ? { cpfFromLastOrder: true } : { cpf }
}

function receivingOf(values: CheckoutValues): Pick<OrderDraft, 'shipping' | 'fulfilment' | 'pickupName'> {
  if (values.fulfilment === 'pickup') return { fulfilment: 'pickup', pickupName: values.pickupName || null }
  const { address, number, complement, neighborhood, city, state, zipCode } = values
  return { shipping: { address, number, complement: complement || null, neighborhood, city, state, zipCode } }
}
