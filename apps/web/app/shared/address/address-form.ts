import type { ChangeEvent, FocusEvent } from 'react'

export type AddressPart = 'zipCode' | 'street' | 'number' | 'complement' | 'neighborhood' | 'city' | 'state'

/** A registered input and the error that it shows. */
export interface AddressInput {
  name: string
  ref: (element: unknown) => void
  onBlur: (event: FocusEvent) => unknown
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => unknown
  error: string | undefined
}

/** The form of a page, which may have its own names for the parts. */
export interface AddressForm {
  field: (part: AddressPart) => AddressInput
  write: (part: AddressPart, value: string) => void
  focus: (part: AddressPart) => void
  /** The current number: it says whether there is one. */
  number: string
}
