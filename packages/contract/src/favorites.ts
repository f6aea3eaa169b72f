import { type Endpoint, messageBody } from './endpoint.ts'
import { byProduct } from './fields.ts'
import { product } from './products.ts'
import { z } from './zod.ts'

export const favorites = {
  list: {
    method: 'GET',
    path: '/api/favorites',
    access: 'signedIn',
    summary: 'The own favourite products',
    response: z.array(product),
  },
  unavailable: {
    method: 'GET',
    path: '/api/favorites/unavailable',
    access: 'signedIn',
    summary: 'How many of the own favourites the shop does not show for now',
    response: z.object({ count: z.int() }),
  },
  add: {
    method: 'POST',
    path: '/api/favorites',
    access: 'signedIn',
    summary: 'Add a product to the own favourites',
    body: byProduct,
    response: messageBody,
  },
  remove: {
    method: 'DELETE',
    path: '/api/favorites',
    access: 'signedIn',
    summary: 'Remove a product from the own favourites',
    body: byProduct,
    response: messageBody,
  },
} as const satisfies Record<string, Endpoint>
