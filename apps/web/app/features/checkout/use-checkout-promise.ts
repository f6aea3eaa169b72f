import type { CartLine } from '@shop/contract/cart'
import type { DeliveryWindow } from '@shop/contract/dates'
import type { Offer } from '@shop/contract/offers'
import { latestWish } from '@shop/contract/wedding'
import { useState } from 'react'
import { type OrderPromise, useOrderPromise } from '~/shared/delivery/use-order-promise.ts'
import type { AgreedPromise, BoughtLine } from './place-order.ts'

/** With what the shop knows of its product, once it is loaded. */
export type CheckoutLine = CartLine & { product?: { offers?: readonly Offer[] | undefined } | undefined }

interface Given {
  lines: readonly (BoughtLine & CheckoutLine)[]
  /** The shop's usual days. */
  usual: DeliveryWindow
  isPickup: boolean
  wishedOn: string
}

export interface CheckoutPromise extends OrderPromise {
  /** The last day that can be wished; undefined until the atelier's hours are known. */
  latestWish: string | undefined
  tightAccepted: boolean
  acceptTight: (isAccepted: boolean) => void
  /** The server can only promise this. */
  correct: (possible: DeliveryWindow) => void
  /** What goes with the order. */
  agreed: AgreedPromise
}

/** The promise of the order that is being placed; what the server says about it wins until something else is chosen. */
export function useCheckoutPromise({ lines, usual, isPickup, wishedOn }: Given): CheckoutPromise {
  const wanted = lines.map(({ product, offer, quantity, measurementVersionId }) => ({
    product,
    offer,
    quantity,
    awaitsMeasures: offer === 'made_to_measure' && measurementVersionId === undefined,
  }))
  const promise = useOrderPromise(wanted, { usual, isPickup, wishedOn: wishedOn || undefined })
  const choice = JSON.stringify([wanted, isPickup, wishedOn])
  const [corrected, setCorrected] = useState<{ choice: string; window: DeliveryWindow }>()
  const [acceptedFor, setAcceptedFor] = useState<string>()
  const window = corrected?.choice === choice ? corrected.window : promise.window
  const { weddingOn, schedule, soonest, isComputed } = promise
  const consent = `${weddingOn} ${window?.to}`
  const tightAccepted = acceptedFor === consent
  const isWished = wishedOn !== '' && soonest !== undefined && wishedOn > soonest.to
  return {
    ...promise,
    window,
    arrival: window && promise.arrivalOf(window),
    latestWish: schedule && latestWish(weddingOn, schedule.asOf, schedule),
    tightAccepted,
    acceptTight: (isAccepted) => setAcceptedFor(isAccepted ? consent : undefined),
    correct: (possible) => {
      setCorrected({ choice, window: possible })
      promise.reload()
    },
    agreed: {
      ...(weddingOn !== undefined && { weddingOn }),
      ...(isComputed && window && { promise: { from: window.from, to: window.to } }),
      ...(tightAccepted && { tightAccepted }),
      ...(isWished && { wishedOn }),
    },
  }
}
