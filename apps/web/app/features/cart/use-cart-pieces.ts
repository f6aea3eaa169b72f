import { useCallback, useEffect, useState } from 'react'
import type { PieceNow } from './review-cart.ts'

type Pieces = ReadonlyMap<number, PieceNow>
type State = 'asking' | 'known' | 'failed'

/** The most products that one request accepts; a larger cart is not expected. */
const MOST = 50

/**
 * Catalogue data for these products: requested when the page opens, and again when a product is added that was not
 * requested yet. The API client and its schemas are loaded with the first request, as on every page for visitors.
 */
export function useCartPieces(ids: readonly number[]) {
  const [state, setState] = useState<State>('asking')
  const [pieces, setPieces] = useState<Pieces>()
  const [asked, setAsked] = useState<readonly number[]>([])
  const [round, setRound] = useState(0)
  const key = ids.some((id) => !asked.includes(id)) ? ids.join() : asked.join()

  useEffect(() => {
    if (key === '') return undefined
    const wanted = key.split(',').map(Number).slice(0, MOST)
    const running = new AbortController()
    const ask = async () => {
      setState('asking')
      try {
        const { fetchPieces } = await import('./fetch-pieces.ts')
        const found = await fetchPieces(wanted, running.signal)
        if (running.signal.aborted) return
        setPieces(found)
        setAsked(wanted)
        setState('known')
      } catch {
        if (!running.signal.aborted) setState('failed')
      }
    }
    void ask()
    return () => running.abort()
    // A new round repeats the request.
  }, [key, round])

  const askAgain = useCallback(() => setRound((last) => last + 1), [])
  return { state, pieces, askAgain }
}
