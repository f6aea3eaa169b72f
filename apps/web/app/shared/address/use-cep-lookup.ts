import { type CepAddress, postalCodes } from '@shop/contract/cep'
import { useRef, useState } from 'react'
import { ApiError, call } from '../../lib/api.ts'

type State = 'idle' | 'searching' | 'unknown'

/**
 * Looks up the address of a postal code once it is complete; an unknown code yields undefined. Optional help: a failed
 * lookup never blocks the form.
 */
export function useCepLookup(onResult: (address: CepAddress | undefined) => void) {
  const [state, setState] = useState<State>('idle')
  const running = useRef<AbortController>(null)

  const lookUp = async (zipCode: string) => {
    running.current?.abort()
    if (!/^\d{5}-\d{3}$/.test(zipCode)) return setState('idle')
    const { signal } = (running.current = new AbortController())
    setState('searching')
    try {
      const address = await call(postalCodes.read, { params: { zipCode }, signal })
      if (signal.aborted) return
      setState('idle')
      onResult(address)
    } catch (error) {
      if (signal.aborted) return
      const unknown = error instanceof ApiError && error.status === 404
      setState(unknown ? 'unknown' : 'idle')
      if (unknown) onResult(undefined)
    }
  }

  return { state, lookUp }
}
