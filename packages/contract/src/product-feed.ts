/** The catalogue as a file that Google Merchant Center and the catalogue of Meta fetch by themselves. */
import { timestamp } from './codecs.ts'
import { type Endpoint, nothing } from './endpoint.ts'
import { secretToken } from './fields.ts'
import { z } from './zod.ts'

/** Who reads it: they differ in the pictures they accept and in the names of what is sewn to order. */
export const feedReaders = ['google', 'meta'] as const
export type FeedReader = (typeof feedReaders)[number]

const address = z.object({
  urls: z.record(z.enum(feedReaders), z.string()),
  createdAt: timestamp,
  readAt: timestamp.nullable(),
})

export const productFeed = {
  address: {
    method: 'GET',
    path: '/api/feeds/products',
    access: 'admin',
    summary: 'The secret address of the product feed; null while it is off',
    response: address.nullable(),
  },
  renew: {
    method: 'POST',
    path: '/api/feeds/products',
    access: 'admin',
    summary: 'A new secret address of the product feed: the one before opens nothing any more',
    status: 201,
    response: address,
  },
  remove: {
    method: 'DELETE',
    path: '/api/feeds/products',
    access: 'admin',
    summary: 'Switch the product feed off',
    status: 204,
    response: nothing,
  },
  read: {
    method: 'GET',
    path: '/api/feeds/products/:token',
    access: 'anyone',
    summary: 'Every size and colour of every product as RSS 2.0 in Google’s product data format',
    params: z.object({ token: secretToken }),
    query: z.object({ for: z.enum(feedReaders).optional() }),
    produces: 'application/xml',
    response: z.string(),
  },
} as const satisfies Record<string, Endpoint>

export type FeedAddress = z.output<typeof address>
