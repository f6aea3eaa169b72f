import type { CepAddress } from '@shop/contract/cep'
import { useRef } from 'react'

const parts = ['street', 'neighborhood', 'city', 'state'] as const
type Part = (typeof parts)[number]

interface AddressForm {
  read: (part: Part) => string
  write: (part: Part, value: string) => void
  /** The address that stands there from before: it gives way to what another code knows, not to one nobody knows. */
  saved?: Partial<Record<Part, string | null>>
}

/**
 * Writes what a postal code knows where nobody has written anything. What an earlier code brought counts as nothing,
 * and goes with it: the street of one city must not stay beside the name of another.
 */
export function useFillIn({ read, write, saved }: AddressForm) {
  const brought = useRef(new Map<Part, string>())
  return (address: CepAddress | undefined) => {
    for (const part of parts) {
      const value = address?.[part] ?? ''
      const present = read(part)
      const former = brought.current.get(part) ?? (address && saved?.[part])
      const untouched = present === '' || present === former
      if (value === present || !untouched) continue
      brought.current.set(part, value)
      write(part, value)
    }
  }
}
