import { ownCancellationText, plainCancellationText } from '@shop/contract/cancellation-text'
import type { PlannedCharge } from '@shop/contract/payment-plan'
import { planText } from '@shop/contract/payment-plan'
import { paymentPlans } from '@shop/contract/payment-plan-settings'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { call } from '~/lib/api.ts'
import { queryClient } from '~/lib/query-client.ts'
import { orderPlan } from '~/shared/plan/order-plan.ts'
import type { CheckoutForm } from './checkout-schema.ts'
import type { AgreedPlan, AppliedDiscount } from './place-order.ts'
import type { CheckoutLine, CheckoutPromise } from './use-checkout-promise.ts'

interface Given {
  form: CheckoutForm
  lines: readonly CheckoutLine[]
  discount: AppliedDiscount | undefined
  promise: CheckoutPromise
}

export interface CheckoutPlan {
  /** What can be agreed; undefined: all of it is paid at once. */
  offered: OfferedPlan | undefined
  /** Undefined if she pays all at once. */
  charges: readonly PlannedCharge[] | undefined
  /** Word for word what she agrees to, with `charges`. */
  text: string
  /** The server has changed the plan, and she has not confirmed the new one yet. */
  isChanged: boolean
  confirm: (isConfirmed: boolean) => void
  isConfirmed: boolean
  /** The server has withdrawn the plan that she had chosen. */
  isWithdrawn: boolean
  /** The server's word about the plan; without charges there is none. */
  correct: (charges?: readonly PlannedCharge[]) => void
  /** What goes with the order. */
  agreed: AgreedPlan
}

export interface OfferedPlan {
  charges: readonly PlannedCharge[]
  /** The most parts there could be. */
  most: number
  depositPercent: number
  /** Of the rest that is due before the order is ready; undefined if its day was chosen otherwise. */
  lastDueDays: number | undefined
  cancellationText: string
}

/** Deposit and parts of the order that is being placed; what the server says about them wins until something else is chosen. */
export function useCheckoutPlan({ form, lines, discount, promise }: Given): CheckoutPlan {
  const [plan, parts, fulfilment, wishedOn] = useWatch({
    control: form.control,
    name: ['plan', 'parts', 'fulfilment', 'wishedOn'],
  })
  const { schedule, isComputed, readyOn } = promise
  const toPay = lines.map(({ offer, quantity, unitPriceCents }, at) => ({
    offer,
    quantity,
    unitPriceCents,
    discountCents: discount?.lineCents[at],
  }))
  const computed =
    schedule && isComputed
      ? orderPlan(schedule, { lines: toPay, readyOn, parts: Number(parts) || undefined })
      : undefined
  const { data: settings } = useQuery({ ...settingsQuery, enabled: computed !== undefined }, queryClient)
  const choice = JSON.stringify([toPay, parts, fulfilment, wishedOn])
  const [word, setWord] = useState<{ choice: string; charges: readonly PlannedCharge[] | undefined }>()
  const [confirmedFor, setConfirmedFor] = useState<string>()
  const corrected = word?.choice === choice ? word : undefined
  const isWithdrawn = corrected !== undefined && corrected.charges === undefined

  const charges = corrected?.charges ?? computed?.charges
  const isPossible = charges && schedule && settings && !isWithdrawn
  const texts = settings?.cancellationTexts
  const ownText =
    texts &&
    ownCancellationText(
      texts,
      lines.map(({ offer = 'ready' }) => offer),
    )
  const cancellationText = ownText ?? plainCancellationText
  const offered = isPossible
    ? {
        charges,
        most: computed?.most ?? charges.length - 1,
        depositPercent: schedule.paymentPlan.depositPercent,
        lastDueDays: computed?.isLastDay ? schedule.paymentPlan.lastDueDays : undefined,
        cancellationText,
      }
    : undefined
  const chosen = plan === 'parts' ? offered?.charges : undefined
  const isConfirmed = confirmedFor === JSON.stringify(chosen)
  return {
    offered,
    charges: chosen,
    text: chosen ? planText(chosen, cancellationText) : '',
    isChanged: chosen !== undefined && corrected !== undefined,
    confirm: (isAccepted) => setConfirmedFor(isAccepted ? JSON.stringify(chosen) : undefined),
    isConfirmed,
    isWithdrawn: isWithdrawn && plan === 'parts',
    correct: (next) => {
      setWord({ choice, charges: next })
      promise.reload()
    },
    agreed: chosen
      ? { plan: 'parts', ...(parts && { parts: chosen.length - 1 }), planShown: [...chosen] }
      : {},
  }
}

/** The owner's texts about cancelling: without them nothing can be agreed. */
const settingsQuery = {
  queryKey: ['payment-plan'],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(paymentPlans.read, { signal }),
}
