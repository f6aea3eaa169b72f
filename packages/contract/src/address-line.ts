/** An address as lines of text. Orders of the first release have the line alone, without number and neighbourhood. */

/** What is stored as the number of a house without one. */
export const noNumber = 's/n'

interface StreetAddress {
  street: string
  number: string
  neighborhood: string
}

/** 'Rua das Acácias, 120 · Jardim Paulista': the single line of the first release's field `address`. */
export function addressLine({ street, number, neighborhood }: StreetAddress): string {
  return `${street}, ${number} · ${neighborhood}`
}

/** The street of a line that `addressLine` has written. */
export function streetIn(line: string, { number, neighborhood }: Omit<StreetAddress, 'street'>): string {
  const rest = addressLine({ street: '', number, neighborhood })
  return line.endsWith(rest) ? line.slice(0, -rest.length) : line
}

interface ShippingAddress {
  address: string
  complement: string | null
  street?: string | undefined
  number?: string | undefined
  neighborhood?: string | undefined
}

/** 'Rua das Acácias, 120, Apto 52 · Jardim Paulista'; the line as it was typed where an order has nothing else. */
export function formatStreet({ address, complement, street, number, neighborhood }: ShippingAddress): string {
  const parts = number === undefined ? [address, complement] : [street, number, complement]
  const line = parts.filter(Boolean).join(', ')
  return neighborhood === undefined ? line : `${line} · ${neighborhood}`
}
