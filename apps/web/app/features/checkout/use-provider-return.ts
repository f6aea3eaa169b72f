import { failures } from '@shop/contract/failures'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { showFailure } from './use-payment-token.ts'

/** The parameters that the provider adds to the URL when a bank redirects the customer back. */
const PARAMS = ['payment_intent', 'payment_intent_client_secret', 'redirect_status', 'source_type'] as const

/**
 * Handles a customer's return from their bank. The secret is removed from the URL at once. The result of the payment
 * comes from the shop; the provider's parameters are used for a failure only, which leads back to the payment step.
 * Returns whether a payment is pending: the customer comes from their bank, or from the last step.
 */
export function useProviderReturn(onFailed: (() => void) | undefined): boolean {
  const [params] = useSearchParams()
  const state: unknown = useLocation().state
  const navigate = useNavigate()
  const reported = useRef(false)
  const status = params.get('redirect_status')
  const returned = PARAMS.some((name) => params.has(name))
  useEffect(() => {
    if (!returned || reported.current) return
    reported.current = true
    if (status === 'failed' && onFailed) {
      showFailure(failures.payment.message)
      onFailed()
      return
    }
    const rest = new URLSearchParams(window.location.search)
    for (const name of PARAMS) rest.delete(name)
    void navigate({ search: rest.toString() }, { replace: true, state: { handedOver: true } })
  }, [returned, status, onFailed, navigate])
  return returned || (typeof state === 'object' && state !== null && 'handedOver' in state)
}
