/** The cart stored with an account, so that it is available in every browser the account signs in with. */
import { brl, idNumber, rowVersion } from './codecs.ts'
import { maxCartLines, maxQuantityPerLine } from './constants.ts'
import type { Endpoint } from './endpoint.ts'
import { text } from './fields.ts'
import { offerKinds } from './offers.ts'
import { wire } from './wire.ts'
import { z } from './zod.ts'

/** Name and price as the customer last saw them, to show later what changed. Orders are never priced from them. */
const storedLine = wire(
  {
    productId: idNumber,
    name: text(160),
    unitPriceCents: brl,
    size: text(40),
    color: text(40),
    quantity: z.int().min(1).max(maxQuantityPerLine),
    offer: z.enum(offerKinds).optional(),
    baseSize: text(40).optional(),
  },
  { productId: 'id', unitPriceCents: 'price' },
)

export const storedLines = z.array(storedLine).max(maxCartLines)

/** Incremented on every change; 0 if no cart was ever stored. */
const version = rowVersion

export const accountCart = {
  read: {
    method: 'GET',
    path: '/api/cart',
    access: 'signedIn',
    summary: 'The cart stored with the caller’s account',
    response: z.object({ items: storedLines, version }),
  },
  replace: {
    method: 'PUT',
    path: '/api/cart',
    access: 'signedIn',
    summary: 'Store the caller’s cart; with the version it was read at, a concurrent change returns 409',
    body: z.object({ items: storedLines, version: version.optional() }),
    response: z.object({ version }),
  },
} as const satisfies Record<string, Endpoint>

export type StoredLine = z.output<typeof storedLine>
