/** The products that the atelier puts first, in its own order. */
import { idNumber } from './codecs.ts'
import { selectionLimit } from './constants.ts'
import type { Endpoint } from './endpoint.ts'
import { product } from './products.ts'
import { z } from './zod.ts'

export const selection = {
  read: {
    method: 'GET',
    path: '/api/products/selection',
    access: 'admin',
    summary: 'The selected products in order, hidden ones too; the version of the list is in X-Version',
    response: z.array(product),
  },
  save: {
    method: 'PUT',
    path: '/api/products/selection',
    access: 'admin',
    summary: 'Which products are selected, and in which order',
    body: z.object({
      ids: z.array(idNumber).max(selectionLimit, `A seleção tem no máximo ${selectionLimit} peças.`),
      version: z.int().optional(),
    }),
    response: z.array(product),
  },
} as const satisfies Record<string, Endpoint>
