import { useEffect } from 'react'
import { ApiError } from '~/lib/api.ts'
import { exchangeCarts, sendCart } from './account-cart.ts'
import { subscribeToCart } from './cart.store.ts'

/** Several quick changes of a quantity are one request. */
const QUIET_MS = 800
const FIRST_RETRY_MS = 3000
const LONGEST_RETRY_MS = 60_000

/** Synchronises a signed-in customer's cart with the account: read on page load, sent after every change. */
export function useAccountCart(token: string, accountId: number | undefined) {
  useEffect(() => {
    if (accountId === undefined) return undefined
    return followAccount({ token, accountId })
  }, [token, accountId])
}

function followAccount(session: { token: string; accountId: number }) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let retryMs = FIRST_RETRY_MS
  let ended = false
  let work = exchangeCarts

  const schedule = (ms: number) => {
    clearTimeout(timer)
    if (!ended) timer = setTimeout(() => void run(), ms)
  }
  const run = async () => {
    try {
      await work(session)
      work = sendCart
      retryMs = FIRST_RETRY_MS
    } catch (error) {
      // A request that the server has rejected would be rejected again.
      if (error instanceof ApiError && error.status < 500 && error.status !== 429) return
      schedule(retryMs)
      retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS)
    }
  }
  const unsubscribe = subscribeToCart(() => schedule(QUIET_MS))
  const onOnline = () => schedule(0)
  window.addEventListener('online', onOnline)
  schedule(0)
  return () => {
    ended = true
    clearTimeout(timer)
    unsubscribe()
    window.removeEventListener('online', onOnline)
  }
}
