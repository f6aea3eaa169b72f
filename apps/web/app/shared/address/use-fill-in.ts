import { useRef } from 'react'

interface Form<Part extends string> {
  parts: readonly Part[]
  read: (part: Part) => string
  write: (part: Part, value: string) => void
  /**
   * The previously saved address: replaced by the address of another postal code, but not cleared by an unknown one.
   */
  saved?: Partial<Record<Part, string | null>>
}

/** The address fields of an account; the checkout has others. */
export const addressParts = ['street', 'neighborhood', 'city', 'state'] as const

/**
 * Fills in the address of a postal code where the user has typed nothing. Values from an earlier code count as
 * untouched and are replaced, so that the street of one city never stays with the name of another.
 */
export function useFillIn<Part extends string>({ parts, read, write, saved }: Form<Part>) {
  const brought = useRef(new Map<Part, string>())
  return (values: Partial<Record<Part, string | null>> | undefined) => {
    for (const part of parts) {
      const value = values?.[part] ?? ''
      const present = read(part)
      const former = brought.current.get(part) ?? (values && saved?.[part])
      const untouched = present === '' || present === former
      if (value === present || !untouched) continue
      brought.current.set(part, value)
      write(part, value)
    }
  }
}
