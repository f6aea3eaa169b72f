import { totalCents } from '@shop/contract/cart'
import type { DeliveryWindow } from '@shop/contract/dates'
import type { PlannedCharge } from '@shop/contract/payment-plan'
import type { Store } from '@shop/contract/store'
import type { User } from '@shop/contract/users'
import { Elements } from '@stripe/react-stripe-js'
import { type ReactNode, useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { CheckoutSteps } from './checkout-steps.tsx'
import { elementsOptions } from './element-options.ts'
import type { AppliedDiscount } from './place-order.ts'
import { useCheckoutForm } from './use-checkout-form.ts'
import { useCheckoutPlan } from './use-checkout-plan.ts'
import { type CheckoutLine, useCheckoutPromise } from './use-checkout-promise.ts'
import { useMeasuresChoice } from './use-measures-choice.ts'
import { useProvider } from './use-provider.ts'
import type { CheckoutCallbacks } from './use-purchase.ts'

interface Receiving {
  /** The order is collected at the atelier. */
  pickup: boolean
  /** Undefined while it is computed. */
  delivery: DeliveryWindow | undefined
  isComputed: boolean
  /** Undefined if all is paid at once. */
  plan: readonly PlannedCharge[] | undefined
}

interface CheckoutProps {
  account: User
  store: Pick<Store, 'profile' | 'deliveryStates' | 'closedDays' | 'paymentMethods' | 'paymentProvider'>
  /** Of the last order, masked. */
  savedCpf: string | null
  delivery: DeliveryWindow
  /** The cart lines that can be bought, at the shop's own prices. */
  lines: readonly CheckoutLine[]
  discount: AppliedDiscount | undefined
  blocked: boolean
  callbacks: CheckoutCallbacks
  changes: ReactNode
  /** Collapsed above the steps, beside them, or in full under the review, depending on the screen size. */
  summaryBar: (receiving: Receiving) => ReactNode
  summary: (receiving: Receiving) => ReactNode
  printedSummary: (plan: Receiving['plan']) => ReactNode
}

export function Checkout(props: CheckoutProps) {
  const {
    account,
    store,
    savedCpf,
    delivery,
    lines,
    discount,
    blocked,
    callbacks,
    changes,
    summaryBar,
    summary,
    printedSummary,
  } = props
  const { profile, deliveryStates, closedDays, paymentMethods, paymentProvider } = store
  const { form, step, setStep } = useCheckoutForm({ account, deliveryStates, savedCpf })
  const { stripe, failed, tryAgain } = useProvider(paymentProvider)
  const [fulfilment, wishedOn] = useWatch({ control: form.control, name: ['fulfilment', 'wishedOn'] })
  const pickup = fulfilment === 'pickup'
  const measures = useMeasuresChoice(account.id, lines)
  const promise = useCheckoutPromise({
    lines: measures.bought,
    usual: delivery,
    isPickup: pickup,
    wishedOn,
  })
  const plan = useCheckoutPlan({ form, lines: measures.bought, discount, promise })
  const { window, isComputed } = promise
  const receiving = { pickup, delivery: window, isComputed, plan: plan.charges }
  const total = totalCents(lines) - (discount?.discountCents ?? 0)
  const charged = plan.charges?.[0]?.amountCents ?? total
  const options = useMemo(() => elementsOptions(charged, paymentMethods), [charged, paymentMethods])
  return (
    <>
      {step < 4 && summaryBar(receiving)}
      <div className="page grid items-start gap-x-10 pt-7 pb-16 lg:grid-cols-[minmax(0,1fr)_400px] lg:pt-10 lg:pb-24 xl:gap-x-16">
        <div className="min-w-0">
          <h1>Finalizar Compra</h1>
          <Elements stripe={stripe} options={options}>
            <CheckoutSteps
              form={form}
              step={step}
              setStep={setStep}
              lines={lines}
              discount={discount}
              blocked={blocked}
              account={account}
              profile={profile}
              deliveryStates={deliveryStates}
              closedDays={closedDays}
              promise={promise}
              plan={plan}
              paymentMethods={paymentMethods}
              measuresChoice={measures}
              callbacks={callbacks}
              providerFailed={failed}
              onProviderAgain={tryAgain}
              changes={changes}
              printedSummary={printedSummary(plan.charges)}
            />
          </Elements>
        </div>
        {summary(receiving)}
      </div>
    </>
  )
}
