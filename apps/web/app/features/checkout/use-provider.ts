import type { Stripe } from '@stripe/stripe-js'
import { useEffect, useState } from 'react'
import { loadProvider, type Provider } from './provider-script.ts'

/** Loads the provider's library as soon as the checkout opens, so that it is ready by the third step. */
export function useProvider({ publishableKey, scriptUrl }: Provider) {
  const [stripe, setStripe] = useState<Stripe | null>(null)
  const [failed, setFailed] = useState(false)
  const [round, setRound] = useState(0)
  useEffect(() => {
    let left = false
    loadProvider({ publishableKey, scriptUrl }).then(
      (loaded) => {
        if (!left) setStripe(loaded)
      },
      () => {
        if (!left) setFailed(true)
      },
    )
    return () => {
      left = true
    }
    // A new round tries again.
  }, [publishableKey, scriptUrl, round])
  const tryAgain = () => {
    setFailed(false)
    setRound((last) => last + 1)
  }
  return { stripe, failed, tryAgain }
}
