import { useEffect, useState } from 'react'
import type { Companion } from './fetch-companions.ts'

/** Empty until they are loaded, and if they cannot be: the cart is complete without them. */
export function useCompanions(productId: number): readonly Companion[] {
  const [companions, setCompanions] = useState<readonly Companion[]>([])
  useEffect(() => {
    const running = new AbortController()
    const load = async () => {
      const { fetchCompanions } = await import('./fetch-companions.ts')
      const found = await fetchCompanions(productId, running.signal)
      if (!running.signal.aborted) setCompanions(found)
    }
    load().catch(() => {})
    return () => running.abort()
  }, [productId])
  return companions
}
