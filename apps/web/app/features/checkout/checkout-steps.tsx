import { addressLine } from '@shop/contract/address-line'
import { totalCents } from '@shop/contract/cart'
import { formatBRL } from '@shop/contract/money'
import { notices } from '@shop/contract/notices'
import type { PaymentMethod, StoreProfile } from '@shop/contract/store'
import type { User } from '@shop/contract/users'
import { useStripe } from '@stripe/react-stripe-js'
import { type ReactNode, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { toast } from '~/lib/toasts.ts'
import { AcceptedTexts } from './accepted-texts.tsx'
import { type CheckoutForm, type CheckoutTexts, requiredFields } from './checkout-schema.ts'
import { DeliveryBox } from './delivery-box.tsx'
import { isGuest } from './guest.ts'
import { HasAccount } from './has-account.tsx'
import { InformationFields } from './information-fields.tsx'
import { MeasuresPart } from './measures-part.tsx'
import { PaymentBox } from './payment-box.tsx'
import { PaymentDeclined } from './payment-declined.tsx'
import type { AppliedDiscount } from './place-order.ts'
import { PlanChoice } from './plan-choice.tsx'
import { PlanNotices } from './plan-notices.tsx'
import { PromiseStep } from './promise-step.tsx'
import { ReceivingStep } from './receiving-step.tsx'
import { ReminderConsent } from './reminder-consent.tsx'
import { Review } from './review.tsx'
import { StepButtons } from './step-buttons.tsx'
import { StepHeading } from './step-heading.tsx'
import { Stepper } from './stepper.tsx'
import { fieldsOf, type Step } from './steps.ts'
import { TightConsent } from './tight-consent.tsx'
import type { CheckoutPlan } from './use-checkout-plan.ts'
import type { CheckoutLine, CheckoutPromise } from './use-checkout-promise.ts'
import type { MeasuresOfCheckout } from './use-measures-choice.ts'
import { showNotReady, usePaymentToken } from './use-payment-token.ts'
import { type CheckoutCallbacks, usePurchase } from './use-purchase.ts'

export interface CheckoutStepsProps {
  form: CheckoutForm
  step: Step
  setStep: (step: Step) => void
  lines: readonly CheckoutLine[]
  discount: AppliedDiscount | undefined
  /** Something in the cart cannot be bought. */
  blocked: boolean
  account: User
  profile: StoreProfile
  deliveryStates: readonly string[]
  /** On which the atelier does not work. */
  closedDays: readonly string[]
  promise: CheckoutPromise
  plan: CheckoutPlan
  paymentMethods: readonly PaymentMethod[]
  measuresChoice: MeasuresOfCheckout
  callbacks: CheckoutCallbacks
  providerFailed: boolean
  onProviderAgain: () => void
  /** The changes in the cart, shown above the step. */
  changes: ReactNode
  /** The items again, for the review on a phone. */
  printedSummary: ReactNode
}

export function CheckoutSteps(props: CheckoutStepsProps) {
  const { form, step, setStep, lines, blocked, account, profile, promise, plan, callbacks, changes } = props
  const stripe = useStripe()
  const [formState, setFormState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [method, setMethod] = useState<'card' | 'pix'>('card')
  // Mounted when first visible and never unmounted afterwards, which would discard what was typed.
  const [shownOnce, setShownOnce] = useState(step === 3)
  const [collecting, setCollecting] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const payment = usePaymentToken()
  const goTo = (next: Step) => {
    if (next === 3) setShownOnce(true)
    setStep(next)
  }
  const { measures, bought, isChosen, dropMeasurementSheets } = props.measuresChoice
  const [consentProblem, setConsentProblem] = useState<object>()
  const [planProblem, setPlanProblem] = useState<object>()
  const { paying, declined, submit } = usePurchase({
    form,
    lines: bought,
    discount: props.discount,
    promise: promise.agreed,
    plan: plan.agreed,
    payment: payment.token,
    callbacks,
    goTo,
    dropPayment: payment.drop,
    onMeasurementSheetGone: dropMeasurementSheets,
    onPromiseRejected: promise.correct,
    onPlanRejected: plan.correct,
  })
  const busy = paying || collecting
  const isPickup = useWatch({ control: form.control, name: 'fulfilment' }) === 'pickup'

  const goOn = async () => {
    if (!isChosen()) return goTo(1)
    if (step === 3) {
      if (formState !== 'ready') return showNotReady()
      setCollecting(true)
      const collected = await payment.collect(billingOf(form.getValues(), profile))
      setCollecting(false)
      return collected && goTo(4)
    }
    if (step === 4) return undefined
    const fields = fieldsOf(step, form.getValues())
    if (await form.trigger([...fields], { shouldFocus: true })) return goTo(step === 1 ? 2 : 3)
    const empty = requiredFields.some(
      (name) => form.getFieldState(name).invalid && form.getValues(name).trim() === '',
    )
    if (empty) toast({ ...notices.requiredStarred, variant: 'destructive' })
    return undefined
  }

  const onPay = () => {
    if (!isChosen()) return goTo(1)
    if (plan.isChanged && !plan.isConfirmed) return setPlanProblem({})
    if (promise.arrival === 'tight' && !promise.tightAccepted) return setConsentProblem({})
    return void submit()
  }

  const tryAgain = () => {
    setFormState('loading')
    setAttempt(attempt + 1)
    props.onProviderAgain()
  }

  const isMeasured = measures.lines.length > 0
  const measuresPart = {
    token: isGuest(account) ? undefined : callbacks.token,
    measures,
    closedDays: props.closedDays,
  }
  const total = totalCents(lines) - (props.discount?.discountCents ?? 0)
  const [deposit] = plan.charges ?? []
  const state = props.providerFailed ? 'failed' : formState
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (step < 4 && !busy) void goOn()
      }}
    >
      <Stepper current={step} disabled={busy} onGo={goTo} />
      <StepHeading
        step={step}
        title={step === 3 && plan.offered ? 'Como você paga' : undefined}
        hidden={step === 1 && isMeasured}
      />
      {step < 4 && changes}
      {step === 1 && isMeasured && <MeasuresPart part="fields" {...measuresPart} />}
      {step === 1 && isGuest(account) && <HasAccount />}
      {step === 1 && <InformationFields form={form} isGuest={isGuest(account)} />}
      {step === 2 && (
        <ReceivingStep
          form={form}
          account={account}
          profile={profile}
          deliveryStates={props.deliveryStates}
        />
      )}
      {shownOnce && (
        <div hidden={step !== 3}>
          {declined !== undefined && (
            <div className="mb-5">
              <PaymentDeclined>{declined}</PaymentDeclined>
            </div>
          )}
          {plan.offered && (
            <PlanChoice
              form={form}
              offered={plan.offered}
              isChosen={plan.charges !== undefined}
              totalCents={total}
              methods={props.paymentMethods}
              onChange={payment.drop}
            />
          )}
          {deposit && (
            <p className="mb-2.5 font-medium">Pagar o sinal de {formatBRL(deposit.amountCents)} com</p>
          )}
          <PaymentBox
            key={attempt}
            state={state}
            loaded={stripe !== null}
            method={method}
            onReady={() => setFormState('ready')}
            onFailed={() => setFormState('failed')}
            onMethod={(type) => {
              setMethod(type === 'pix' ? 'pix' : 'card')
              payment.drop()
            }}
            onTryAgain={tryAgain}
          />
        </div>
      )}
      {step === 4 && (
        <Review
          texts={form.getValues()}
          profile={profile}
          payment={payment.token?.preview}
          planText={plan.text}
          measures={isMeasured && <MeasuresPart part="review" {...measuresPart} />}
          disabled={busy}
          onEdit={goTo}
        />
      )}
      {step === 4 && props.printedSummary}
      {step === 2 && (promise.isComputed || promise.weddingOn !== undefined) && (
        <PromiseStep form={form} promise={promise} />
      )}
      {(step === 2 || step === 4) && promise.window && (
        <DeliveryBox delivery={promise.window} isComputed={promise.isComputed} pickup={isPickup} />
      )}
      {/* Next to the pay button, so that the customer sees why the payment failed. */}
      {step === 4 && <div className="has-[p]:mt-6">{changes}</div>}
      {step === 4 && <PlanNotices plan={plan} total={formatBRL(total)} problem={planProblem} />}
      {step === 4 && <TightConsent promise={promise} problem={consentProblem} />}
      {step === 4 && <ReminderConsent form={form} />}
      {step === 4 && <AcceptedTexts />}
      <StepButtons
        step={step}
        amountCents={deposit && step > 2 ? deposit.amountCents : total}
        isDeposit={deposit !== undefined && step > 2}
        ready={formState === 'ready' && payment.token !== undefined && !blocked && promise.arrival !== 'late'}
        busy={busy}
        onBack={() => goTo(step === 4 ? 3 : step === 3 ? 2 : 1)}
        onPay={onPay}
      />
    </form>
  )
}

/** The provider needs an address: of a customer who gave none, the one where the order is handed over. */
function billingOf(texts: CheckoutTexts, { address: atelier }: StoreProfile) {
  const { firstName, lastName, email, phone, fulfilment, complement, city, state, zipCode } = texts
  const person = { name: `${firstName.trim()} ${lastName.trim()}`, email: email.trim(), phone }
  if (fulfilment === 'pickup' && (texts.address === '' || state === '' || zipCode === ''))
    return { ...person, ...atelier, address: addressLine(atelier), complement: atelier.complement ?? '' }
  const { address: street, number, neighborhood } = texts
  const address = addressLine({ street, number, neighborhood })
  return { ...person, address, complement, city, state, zipCode }
}
