/**
 * Postal code lookup: any service with a ViaCEP-compatible API. It is a third party, so it has a two-second timeout and
 * its response is validated.
 */
import { wire } from '@shop/contract/wire'
import { z } from 'zod'

export interface FoundAddress {
  street: string | null
  neighborhood: string | null
  city: string
  state: string
}

/** Takes eight digits; undefined: the code does not exist. Throws when the service cannot be reached. */
export type CepLookup = (digits: string) => Promise<FoundAddress | undefined>

const TIMEOUT_MS = 2_000

const blankAsNull = z
  .string()
  .max(200)
  .optional()
  .transform((text) => text?.trim() || null)
const address = wire(
  {
    street: blankAsNull,
    neighborhood: blankAsNull,
    city: z.string().min(1).max(200),
    state: z.string().length(2),
  },
  { street: 'logradouro', neighborhood: 'bairro', city: 'localidade', state: 'uf' },
)
// The service has changed between the two forms before.
const noSuchCode = wire({ missing: z.literal([true, 'true']) }, { missing: 'erro' })

export function viaCep(baseUrl: string, timeoutMs = TIMEOUT_MS): CepLookup {
  const base = baseUrl.replace(/\/$/, '')
  return async (digits) => {
    const response = await fetch(`${base}/${digits}/json/`, { signal: AbortSignal.timeout(timeoutMs) })
    if (!response.ok) throw new Error(`the postal code service returned status ${response.status}`)
    const body: unknown = await response.json()
    return noSuchCode.safeParse(body).success ? undefined : address.parse(body)
  }
}
