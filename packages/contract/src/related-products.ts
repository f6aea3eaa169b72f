/** What a product's page shows below it: what goes with the product, and similar ones. */
import { idNumber } from './codecs.ts'
import { complementLimit } from './constants.ts'
import { byId, type Endpoint } from './endpoint.ts'
import { product } from './products.ts'
import { z } from './zod.ts'

/** Hidden products too, which take their place again when they are shown. */
const complements = z.object({ products: z.array(product), version: z.int() })

export const relatedProducts = {
  read: {
    method: 'GET',
    path: '/api/products/:id/related',
    access: 'anyone',
    summary: 'Products that go with this one, and similar ones; each at most four, none twice',
    params: byId,
    response: z.object({
      /** Whether the atelier chose the complements of this product. */
      chosen: z.boolean(),
      complements: z.array(product),
      similar: z.array(product),
    }),
  },
  complements: {
    method: 'GET',
    path: '/api/products/:id/complements',
    access: 'admin',
    summary: 'The products that the atelier chose to go with this one, in order',
    params: byId,
    response: complements,
  },
  saveComplements: {
    method: 'PUT',
    path: '/api/products/:id/complements',
    access: 'admin',
    summary: 'Which products go with this one, and in which order; none: the shop chooses',
    params: byId,
    body: z.object({
      ids: z.array(idNumber).max(complementLimit, `Escolha no máximo ${complementLimit} peças.`),
      version: z.int().optional(),
    }),
    response: complements,
  },
} as const satisfies Record<string, Endpoint>
