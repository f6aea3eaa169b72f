import { useEffect, useState } from 'react'
import type { Complement } from './fetch-complements.ts'

/** Empty until they are loaded, and if they cannot be: the cart is complete without them. */
export function useComplements(productId: number): readonly Complement[] {
  const [complements, setComplements] = useState<readonly Complement[]>([])
  useEffect(() => {
    const running = new AbortController()
    const load = async () => {
      const { fetchComplements } = await import('./fetch-complements.ts')
      const found = await fetchComplements(productId, running.signal)
      if (!running.signal.aborted) setComplements(found)
    }
    load().catch(() => {})
    return () => running.abort()
  }, [productId])
  return complements
}
