import { addressNames, zipCode } from './address.ts'
import type { Endpoint } from './endpoint.ts'
import { wire } from './wire.ts'
import { z } from './zod.ts'

/** The part of an address given by a postal code; small towns have one code and no street. */
export const cepAddress = wire(
  {
    zipCode: z.string(),
    street: z.string().nullable(),
    neighborhood: z.string().nullable(),
    city: z.string(),
    state: z.string(),
  },
  {
    zipCode: addressNames.zipCode,
    street: addressNames.street,
    neighborhood: addressNames.neighborhood,
    city: addressNames.city,
    state: addressNames.state,
  },
)

export const postalCodes = {
  read: {
    method: 'GET',
    path: '/api/cep/:cep',
    access: 'anyone',
    summary: 'The address of a postal code',
    params: wire({ zipCode }, { zipCode: addressNames.zipCode }),
    response: cepAddress,
  },
} as const satisfies Record<string, Endpoint>

export type CepAddress = z.output<typeof cepAddress>
