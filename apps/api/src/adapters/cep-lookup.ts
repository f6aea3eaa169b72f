/**
 * Where postal codes are looked up: any service that answers as ViaCEP does. It is somebody else's, so it gets two
 * seconds and its answer is parsed.
 */
import { wire } from '@shop/contract/wire'
import { z } from 'zod'

export interface FoundAddress {
  street: string | null
  neighborhood: string | null
  city: string
  state: string
}

/** Takes eight digits; undefined: there is no such code. Throws when the service cannot say. */
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
// Which of the two it is has changed once already.
const noSuchCode = wire({ missing: z.literal([true, 'true']) }, { missing: 'erro' })

export function viaCep(baseUrl: string, timeoutMs = TIMEOUT_MS): CepLookup {
  const base = baseUrl.replace(/\/$/, '')
  return async (digits) => {
    const response = await fetch(`${base}/${digits}/json/`, { signal: AbortSignal.timeout(timeoutMs) })
    if (!response.ok) throw new Error(`the postal code service answered ${response.status}`)
    const answer: unknown = await response.json()
    return noSuchCode.safeParse(answer).success ? undefined : address.parse(answer)
  }
}
