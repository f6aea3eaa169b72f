import { charges } from '@shop/contract/charges'
import { failures } from '@shop/contract/failures'
import { formatBRL } from '@shop/contract/money'
import { notices } from '@shop/contract/notices'
import type { Order } from '@shop/contract/order'
import type { OrderCharge } from '@shop/contract/order-charge'
import { orders } from '@shop/contract/orders'
import { chargeLabel } from '@shop/contract/payment-plan'
import type { Store } from '@shop/contract/store'
import { Elements, useStripe } from '@stripe/react-stripe-js'
import Lock from 'lucide-react/icons/lock'
import { useMemo, useRef, useState } from 'react'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { toast } from '~/lib/toasts.ts'
import { useNow } from '~/lib/use-now.ts'
import { payChargePath, payOrderPath } from '~/paths.ts'
import { currentCharges, firstAmount } from '~/shared/charges/charge-facts.ts'
import { PixNightNote } from '~/shared/charges/pix-night-note.tsx'
import { Button } from '~/ui/button.tsx'
import { checkoutErrorOf } from './checkout-errors.ts'
import { confirmPayment } from './confirm-payment.ts'
import { elementsOptions } from './element-options.ts'
import { OrderHeading } from './order-heading.tsx'
import { OrderSummary } from './order-summary.tsx'
import { PaymentBox } from './payment-box.tsx'
import { PaymentDeclined } from './payment-declined.tsx'
import { showFailure, showNotReady, usePaymentToken } from './use-payment-token.ts'
import { useProvider } from './use-provider.ts'

interface PayOrderProps {
  order: Order
  token: string
  /** A part or an extra; missing: the first payment of the order. */
  charge?: OrderCharge
  store: Pick<Store, 'paymentMethods' | 'paymentProvider'>
  /** The provider has the payment; the order will show the result. */
  onPaying: () => void
  /** The charge is not to be paid any more, or not like this: the order is read again. */
  onOutdated?: () => void
}

/** An order that was never paid, or one of its charges: only the payment method is left to choose. */
export function PayOrder(props: PayOrderProps) {
  const { paymentMethods, paymentProvider } = props.store
  const { order, charge } = props
  const amountCents = charge?.amountCents ?? firstAmount(order)
  const { stripe, failed, tryAgain } = useProvider(paymentProvider)
  const options = useMemo(() => elementsOptions(amountCents, paymentMethods), [amountCents, paymentMethods])
  return (
    <Elements stripe={stripe} options={options}>
      <div className="page grid items-start gap-x-10 gap-y-9 pt-8 pb-16 lg:grid-cols-[minmax(0,1fr)_392px] lg:pt-12 lg:pb-24 xl:gap-x-16">
        <div className="min-w-0">
          <OrderHeading order={order}>
            {charge ? `Pagar ${chargeLabel(charge, currentCharges(order)).toLowerCase()}` : 'Pagamento'}
          </OrderHeading>
          {charge && (
            <p className="mt-3 text-[1.625rem] leading-[1.2] font-medium tabular-nums">
              {formatBRL(amountCents)}
            </p>
          )}
          <PaymentForm {...props} failed={failed} tryAgain={tryAgain} />
        </div>
        <OrderSummary order={order} className="max-lg:-mx-(--page-margin)" />
      </div>
    </Elements>
  )
}

function PaymentForm({
  order,
  token,
  charge,
  onPaying,
  onOutdated,
  failed,
  tryAgain,
}: PayOrderProps & { failed: boolean; tryAgain: () => void }) {
  const stripe = useStripe()
  const payment = usePaymentToken()
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [method, setMethod] = useState<'card' | 'pix'>('card')
  const [paying, setPaying] = useState(false)
  const [declined, setDeclined] = useState<string>()
  const now = useNow()
  const running = useRef(false)

  const pay = async () => {
    if (!stripe || state !== 'ready') return showNotReady()
    const collected = await payment.collect(billingOf(order))
    if (!collected) return undefined
    const { id } = order
    const { clientSecret } = charge
      ? await callSignedIn(charges.pay, { token, params: { id, chargeId: charge.id } })
      : await callSignedIn(orders.pay, { token, params: { id } })
    const confirmed = await confirmPayment(stripe, {
      clientSecret,
      tokenId: collected.id,
      email: order.customer.email ?? '',
      returnUrl: new URL(charge ? payChargePath(id, charge.id) : payOrderPath(id), window.location.origin)
        .href,
    })
    if (confirmed.outcome === 'failed') {
      // Without a message from the provider the result is unknown.
      if (charge && confirmed.message !== failures.payment.message) setDeclined(confirmed.message)
      return showFailure(confirmed.message)
    }
    if (confirmed.outcome === 'approved') toast(notices.paymentApproved)
    return onPaying()
  }

  const submit = async () => {
    if (running.current) return
    running.current = true
    setPaying(true)
    setDeclined(undefined)
    try {
      await pay()
    } catch (error) {
      const checkoutError = checkoutErrorOf(error)
      if (checkoutError.kind !== 'paid')
        toast({
          title: failures.createOrder.title,
          description: checkoutError.message,
          variant: 'destructive',
        })
      if (checkoutError.kind === 'paid' || checkoutError.kind === 'in_progress') onPaying()
      // Paid in another tab, or no longer to be paid: the order says which.
      if (charge) onOutdated?.()
    } finally {
      running.current = false
      setPaying(false)
    }
  }

  return (
    <div className="mt-6 grid gap-5">
      {(declined !== undefined || (!charge && order.paymentState === 'declined')) && (
        <PaymentDeclined>{declined}</PaymentDeclined>
      )}
      <div>
        <PaymentBox
          state={failed ? 'failed' : state}
          loaded={stripe !== null}
          method={method}
          onReady={() => setState('ready')}
          onFailed={() => setState('failed')}
          onMethod={(type) => setMethod(type === 'pix' ? 'pix' : 'card')}
          onTryAgain={() => {
            setState('loading')
            tryAgain()
          }}
        />
        {method === 'pix' && <PixNightNote now={now} className="mt-3 text-14 leading-[1.45] text-ink-2" />}
      </div>
      <Button
        disabled={state !== 'ready'}
        loading={paying}
        loadingText="Processando..."
        onClick={() => void submit()}
        className="justify-self-end max-sm:w-full"
      >
        <Lock aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
        Confirmar e Pagar
      </Button>
    </div>
  )
}

function billingOf({ customer, shipping }: Order) {
  return {
    name: customer.name,
    email: customer.email ?? '',
    phone: customer.phone ?? '',
    address: shipping.address,
    complement: shipping.complement ?? '',
    city: shipping.city,
    state: shipping.state,
    zipCode: shipping.zipCode,
  }
}
