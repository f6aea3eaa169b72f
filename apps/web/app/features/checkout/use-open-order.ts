import { orders } from '@shop/contract/orders'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { goesOnByItself } from './goes-on-by-itself.ts'

interface OpenOrder {
  token: string
  /** The order that was already created from the cart, if there is one. */
  orderId: number | undefined
  onOrder: (id: number) => void
}

/**
 * Requests once the state of an order that was begun: if it is paid or waiting for a Pix, it is shown instead of the
 * steps. True while the state is unknown.
 */
export function useOpenOrder({ token, orderId, onOrder }: OpenOrder): boolean {
  const chosen = wantsOtherWay(useLocation().state)
  const [loading, setLoading] = useState(orderId !== undefined && !chosen)
  useEffect(() => {
    if (!loading || orderId === undefined) return undefined
    const running = new AbortController()
    const load = async () => {
      const order = await callSignedIn(orders.read, {
        token,
        params: { id: orderId },
        signal: running.signal,
      }).catch(() => undefined)
      if (running.signal.aborted) return
      if (order && goesOnByItself(order)) onOrder(order.id)
      else setLoading(false)
    }
    void load()
    return () => running.abort()
  }, [loading, token, orderId, onOrder])
  return loading
}

/** A customer who has just left the waiting view to pay with another method is not sent back to it. */
function wantsOtherWay(state: unknown) {
  return typeof state === 'object' && state !== null && 'otherWay' in state
}
