import { useRef } from 'react'

interface Form<Part extends string> {
  parts: readonly Part[]
  read: (part: Part) => string
  write: (part: Part, value: string) => void
  /** The address that stands there from before: it gives way to what another code knows, not to one nobody knows. */
  saved?: Partial<Record<Part, string | null>>
}

/** An address as an account has it; the checkout's has other parts. */
export const addressParts = ['street', 'neighborhood', 'city', 'state'] as const

/**
 * Writes what a postal code knows where nobody has written anything. What an earlier code brought counts as nothing,
 * and goes with it: the street of one city must not stay beside the name of another.
 */
export function useFillIn<Part extends string>({ parts, read, write, saved }: Form<Part>) {
  const brought = useRef(new Map<Part, string>())
  return (known: Partial<Record<Part, string | null>> | undefined) => {
    for (const part of parts) {
      const value = known?.[part] ?? ''
      const present = read(part)
      const former = brought.current.get(part) ?? (known && saved?.[part])
      const untouched = present === '' || present === former
      if (value === present || !untouched) continue
      brought.current.set(part, value)
      write(part, value)
    }
  }
}
