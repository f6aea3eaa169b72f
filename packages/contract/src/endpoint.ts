import { id } from './codecs.ts'
import { z } from './zod.ts'

/**
 * `orderHolder`: the session that owns the order, an administrator, or whoever has a link of the order.
 * `production`: a seamstress or an administrator.
 */
export type Access = 'anyone' | 'signedIn' | 'orderHolder' | 'production' | 'admin'

/** One API endpoint: only what client and server must agree on. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** In Fastify syntax: '/api/support/:id'. */
  path: string
  access: Access
  /** One English line for the API documentation. */
  summary: string
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  /** The body arrives as multipart/form-data; `body` describes its text fields. */
  multipart?: true
  /** The handler needs the raw bytes of the body, because they are signed. */
  raw?: true
  /** Public, but a bearer token is evaluated if sent. */
  recognises?: true
  /** Media type of the response when it is not JSON. */
  produces?: string
  /** A narrower typing of another endpoint of its group: not registered or documented a second time. */
  narrows?: true
  /** Success status when it is not 200. */
  status?: 201 | 202 | 204
  response: z.ZodType
}

export const byId = z.object({ id })

/** A response that contains only a message for the user. */
export const messageBody = z.object({ message: z.string() })

/** The response of a 204. */
export const nothing = z.undefined()
