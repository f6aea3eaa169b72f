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
