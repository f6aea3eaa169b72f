import { type Endpoint, messageBody } from './endpoint.ts'
import { byProduct } from './fields.ts'
import { product } from './products.ts'
import { z } from './zod.ts'

export const favorites = {
  list: {
    method: 'GET',
    path: '/api/favorites',
    access: 'signedIn',
    summary: 'The caller’s favourite products',
    response: z.array(product),
  },
  unavailable: {
    method: 'GET',
    path: '/api/favorites/unavailable',
    access: 'signedIn',
    summary: 'The number of the caller’s favourites that the shop currently does not show',
    response: z.object({ count: z.int() }),
  },
  add: {
    method: 'POST',
    path: '/api/favorites',
    access: 'signedIn',
    summary: 'Add a product to the caller’s favourites',
    body: byProduct,
    response: messageBody,
  },
  remove: {
    method: 'DELETE',
    path: '/api/favorites',
    access: 'signedIn',
    summary: 'Remove a product from the caller’s favourites',
    body: byProduct,
    response: messageBody,
  },
} as const satisfies Record<string, Endpoint>
