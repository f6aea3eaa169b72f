import type { DeliveryWindow } from '@shop/contract/dates'
import { failures } from '@shop/contract/failures'
import { deliveryPromise, existingOrder, planChanged } from '@shop/contract/order-draft'
import type { PlannedCharge } from '@shop/contract/payment-plan'
import { ApiError } from '~/lib/api.ts'
import { failureText } from '~/lib/failure-text.ts'
import type { FieldName } from './checkout-schema.ts'

/** What the page does when an order was not created, besides showing why. */
export type CheckoutError =
  | { kind: 'paid'; orderId: number }
  /** A payment for it is in progress: the order's own view shows its state. */
  | { kind: 'in_progress'; orderId: number; message: string }
  | { kind: 'fields'; wrong: readonly (readonly [FieldName, string])[]; message: string }
  /** The coupon does not apply: it is taken off, and the total without it is shown before paying again. */
  | { kind: 'coupon'; message: string }
  /** The shop can only promise another delivery: it is shown, and she decides again. */
  | { kind: 'promise'; window: DeliveryWindow; message: string }
  /** The plan is another one by now: it is shown, and she decides again. */
  | { kind: 'plan'; charges: readonly PlannedCharge[]; message: string }
  /** There can be no plan: all of it is paid at once, if she still wants to. */
  | { kind: 'no_plan'; message: string }
  /** The measurement sheet of a line is gone: another one has to be chosen. */
  | { kind: 'cart' | 'measures' | 'other'; message: string }

const ofTheCart: ReadonlySet<string> = new Set([
  'prices_changed',
  'out_of_stock',
  'option_unavailable',
  'product_unavailable',
])

const ofThePromise: ReadonlySet<string> = new Set([
  'promise_changed',
  'tight_not_accepted',
  'too_late_for_wedding',
])

const measurementSheetGone =
  'A ficha de medidas escolhida foi excluída. Escolha de novo como enviar as medidas.'

/** The form fields that show the server's errors. */
const shownIn: Readonly<Record<string, FieldName>> = {
  'customer.name': 'firstName',
  'customer.email': 'email',
  'customer.phone': 'phone',
  'customer.cpf': 'cpf',
  'shipping.address': 'address',
  'shipping.number': 'number',
  'shipping.neighborhood': 'neighborhood',
  'shipping.complement': 'complement',
  'shipping.city': 'city',
  'shipping.state': 'state',
  'shipping.zipCode': 'zipCode',
  pickupName: 'pickupName',
  notes: 'notes',
}

export function checkoutErrorOf(error: unknown): CheckoutError {
  const { noResponse } = failures.createOrder
  const message = failureText(error, { message: noResponse })
  if (!(error instanceof ApiError)) return { kind: 'other', message }
  if (error.code === 'order_already_paid') {
    const paid = existingOrder.safeParse(error.details)
    if (paid.success) return { kind: 'paid', orderId: paid.data.orderId }
  }
  if (error.code === 'payment_in_progress') {
    const paying = existingOrder.safeParse(error.details)
    if (paying.success) return { kind: 'in_progress', orderId: paying.data.orderId, message }
  }
  if (ofTheCart.has(error.code)) return { kind: 'cart', message }
  if (ofThePromise.has(error.code)) {
    const possible = deliveryPromise.safeParse(error.details)
    if (possible.success) return { kind: 'promise', window: possible.data, message }
  }
  if (error.code === 'plan_changed') {
    const changed = planChanged.safeParse(error.details)
    if (changed.success && changed.data.charges.length > 1)
      return { kind: 'plan', charges: changed.data.charges, message }
  }
  if (error.code === 'plan_changed' || error.code === 'plan_unavailable') return { kind: 'no_plan', message }
  if (error.code === 'coupon_not_valid') return { kind: 'coupon', message }
  if (error.code === 'measurement_sheet_not_found') return { kind: 'measures', message: measurementSheetGone }
  if (error.code === 'state_not_delivered') return { kind: 'fields', wrong: [['state', message]], message }
  const wrong = Object.entries(error.fields).flatMap(([name, text]) => {
    const field = shownIn[name]
    return field ? [[field, text] as const] : []
  })
  return wrong.length > 0 ? { kind: 'fields', wrong, message } : { kind: 'other', message }
}
