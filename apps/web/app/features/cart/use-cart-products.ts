import { useCallback, useEffect, useState } from 'react'
import type { CurrentProduct } from './review-cart.ts'

type CurrentProducts = ReadonlyMap<number, CurrentProduct>
type State = 'loading' | 'loaded' | 'failed'

/** The most products that one request accepts; a larger cart is not expected. */
const MOST = 50

/**
 * Catalogue data for these products: requested when the page opens, and again when a product is added that was not
 * requested yet. The API client and its schemas are loaded with the first request, as on every page for visitors.
 */
export function useCartProducts(ids: readonly number[]) {
  const [state, setState] = useState<State>('loading')
  const [products, setProducts] = useState<CurrentProducts>()
  const [requestedIds, setRequestedIds] = useState<readonly number[]>([])
  const [round, setRound] = useState(0)
  const key = ids.some((id) => !requestedIds.includes(id)) ? ids.join() : requestedIds.join()

  useEffect(() => {
    if (key === '') return undefined
    const wanted = key.split(',').map(Number).slice(0, MOST)
    const running = new AbortController()
    const load = async () => {
      setState('loading')
      try {
        const { fetchProducts } = await import('./fetch-products.ts')
        const found = await fetchProducts(wanted, running.signal)
        if (running.signal.aborted) return
        setProducts(found)
        setRequestedIds(wanted)
        setState('loaded')
      } catch {
        if (!running.signal.aborted) setState('failed')
      }
    }
    void load()
    return () => running.abort()
    // A new round repeats the request.
  }, [key, round])

  const reload = useCallback(() => setRound((last) => last + 1), [])
  return { state, products, reload }
}
