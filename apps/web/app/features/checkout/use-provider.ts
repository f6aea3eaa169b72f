import type { Stripe } from '@stripe/stripe-js'
import { useEffect, useState } from 'react'
import { loadProvider, type Provider } from './provider-script.ts'

/** The provider's library, from the moment the checkout opens: by the third step it is there. */
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
