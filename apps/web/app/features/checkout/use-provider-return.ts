import { failures } from '@shop/contract/failures'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { tellFailure } from './use-payment-token.ts'

/** What the provider adds to the address when a bank has sent the person back. */
const PARAMS = ['payment_intent', 'payment_intent_client_secret', 'redirect_status', 'source_type'] as const

/**
 * Somebody comes back from their bank. The secret leaves the address bar at once; what came of the payment is the shop's
 * own word, and the provider's is taken for one thing only: a failure, which leads back to where one can pay. Answers
 * whether there is a payment to wait for: the person comes from their bank, or from the last step.
 */
export function useProviderReturn(onFailed: (() => void) | undefined): boolean {
  const [params] = useSearchParams()
  const state: unknown = useLocation().state
  const navigate = useNavigate()
  const told = useRef(false)
  const status = params.get('redirect_status')
  const returned = PARAMS.some((name) => params.has(name))
  useEffect(() => {
    if (!returned || told.current) return
    told.current = true
    if (status === 'failed' && onFailed) {
      tellFailure(failures.payment.message)
      onFailed()
      return
    }
    const rest = new URLSearchParams(window.location.search)
    for (const name of PARAMS) rest.delete(name)
    void navigate({ search: rest.toString() }, { replace: true, state: { handedOver: true } })
  }, [returned, status, onFailed, navigate])
  return returned || (typeof state === 'object' && state !== null && 'handedOver' in state)
}
