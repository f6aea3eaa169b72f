import { id } from './codecs.ts'
import { z } from './zod.ts'

export type Access = 'anyone' | 'signedIn' | 'admin'

/** One call of the API: what both sides must agree on, and nothing else. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** As Fastify writes it: '/api/support/:id'. */
  path: string
  access: Access
  /** One English line for the API documentation. */
  summary: string
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  /** The body arrives as multipart/form-data; `body` describes its text fields. */
  multipart?: true
  /** The body must reach the handler as the bytes that were sent, because they are signed. */
  raw?: true
  /** Open to anybody, but whoever shows a token is known: administrators are told more. */
  recognises?: true
  /** Media type of the answer when it is not JSON. */
  produces?: string
  /** The same call as another endpoint of its group, asked or read more narrowly: never registered or documented twice. */
  narrows?: true
  /** Success status when it is not 200. */
  status?: 201 | 202 | 204
  response: z.ZodType
}

export const byId = z.object({ id })

/** An answer whose only content is a sentence for the person in front of the screen. */
export const messageBody = z.object({ message: z.string() })

/** The answer of a 204. */
export const nothing = z.undefined()
