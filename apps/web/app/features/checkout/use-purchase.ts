import type { CartLine } from '@shop/contract/cart'
import type { DeliveryWindow } from '@shop/contract/dates'
import { failures } from '@shop/contract/failures'
import { notices } from '@shop/contract/notices'
import type { PlannedCharge } from '@shop/contract/payment-plan'
import { useStripe } from '@stripe/react-stripe-js'
import { useRef, useState } from 'react'
import { rememberOrderToken } from '~/lib/order-tokens.ts'
import { toast } from '~/lib/toasts.ts'
import { payOrderPath } from '~/paths.ts'
import { type CheckoutError, checkoutErrorOf } from './checkout-errors.ts'
import type { CheckoutForm, CheckoutValues } from './checkout-schema.ts'
import { confirmPayment } from './confirm-payment.ts'
import {
  type AgreedPlan,
  type AgreedPromise,
  type AppliedDiscount,
  type BoughtLine,
  placeOrder,
} from './place-order.ts'
import { type Step, stepOf } from './steps.ts'
import { type PaymentToken, showFailure, showNotReady } from './use-payment-token.ts'

export interface CheckoutCallbacks {
  token: string
  checkoutId: () => string
  /** The order exists and its units are held, paid or not. */
  onHeld: (order: { id: number; heldUntil: number; lines: readonly CartLine[] }) => void
  /** The purchase continues in the order's own view. */
  onOrder: (orderId: number) => void
  /** The cart does not match the catalogue: it has to be checked again. */
  onCartRejected: () => void
  onCouponRejected: (message: string) => void
}

interface PurchaseInput {
  form: CheckoutForm
  lines: readonly BoughtLine[]
  discount: AppliedDiscount | undefined
  promise: AgreedPromise
  plan: AgreedPlan
  payment: PaymentToken | undefined
  callbacks: CheckoutCallbacks
  goTo: (step: Step) => void
  dropPayment: () => void
  /** A measurement sheet was deleted after it had been chosen. */
  onMeasurementSheetGone: () => void
  onPromiseRejected: (possible: DeliveryWindow) => void
  /** Without charges: there can be no plan. */
  onPlanRejected: (charges?: readonly PlannedCharge[]) => void
}

/** Handles a purchase from the pay button to the order's own view, or back to the step that needs a correction. */
export function usePurchase(input: PurchaseInput) {
  const { form, lines, discount, promise, plan, payment, callbacks, goTo } = input
  const { dropPayment, onMeasurementSheetGone, onPromiseRejected, onPlanRejected } = input
  const stripe = useStripe()
  const [paying, setPaying] = useState(false)
  const [declined, setDeclined] = useState<string>()
  // State is updated with the next render; a second click may come before that.
  const running = useRef(false)

  const pay = async (values: CheckoutValues) => {
    if (!stripe || !payment) return showNotReady()
    if (isOver(payment)) return backToPayment(failures.payment.message)
    const intent = await placeOrder({
      token: callbacks.token,
      checkoutId: callbacks.checkoutId(),
      values,
      lines,
      discount,
      promise,
      plan,
    })
    const { orderId, clientSecret, holdExpiresAt, orderToken } = intent
    if (orderToken !== undefined) rememberOrderToken(orderId, orderToken)
    callbacks.onHeld({ id: orderId, heldUntil: holdExpiresAt?.getTime() ?? 0, lines })
    const returnUrl = new URL(payOrderPath(orderId), window.location.origin).href
    const confirmed = await confirmPayment(stripe, {
      clientSecret,
      tokenId: payment.id,
      email: values.email,
      returnUrl,
    })
    if (confirmed.outcome === 'failed') return backToPayment(confirmed.message)
    if (confirmed.outcome === 'approved') toast(notices.paymentApproved)
    return callbacks.onOrder(orderId)
  }

  /** A token is valid once: whatever its result, the next attempt needs another. */
  const backToPayment = (message: string) => {
    showFailure(message)
    // Without a message from the provider the result is unknown, so the page must not say that nothing was charged.
    setDeclined(message === failures.payment.message ? undefined : message)
    dropPayment()
    goTo(3)
  }

  const onRejected = (checkoutError: CheckoutError) => {
    if (checkoutError.kind === 'paid') return callbacks.onOrder(checkoutError.orderId)
    toast({ title: failures.createOrder.title, description: checkoutError.message, variant: 'destructive' })
    if (checkoutError.kind === 'in_progress') return callbacks.onOrder(checkoutError.orderId)
    if (checkoutError.kind === 'cart') callbacks.onCartRejected()
    if (checkoutError.kind === 'promise') onPromiseRejected(checkoutError.window)
    if (checkoutError.kind === 'plan') onPlanRejected(checkoutError.charges)
    if (checkoutError.kind === 'no_plan') onPlanRejected()
    if (checkoutError.kind === 'coupon') callbacks.onCouponRejected(checkoutError.message)
    if (checkoutError.kind === 'measures') {
      onMeasurementSheetGone()
      return goTo(1)
    }
    if (checkoutError.kind !== 'fields') return undefined
    for (const [name, message] of checkoutError.wrong) form.setError(name, { message })
    const [first] = checkoutError.wrong
    return first && goTo(stepOf(first[0]))
  }

  const onIncomplete = () => {
    toast({ ...notices.incompleteCheckout, variant: 'destructive' })
    goTo(1)
  }

  const submit = async () => {
    if (running.current) return
    running.current = true
    setDeclined(undefined)
    setPaying(true)
    try {
      await form.handleSubmit(pay, onIncomplete)()
    } catch (error) {
      onRejected(checkoutErrorOf(error))
    } finally {
      running.current = false
      setPaying(false)
    }
  }

  return { paying, declined, submit }
}

function isOver({ expiresAtMs }: PaymentToken) {
  return expiresAtMs < Date.now()
}
