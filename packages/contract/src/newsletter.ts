import { cursor, pageLimit, timestamp } from './codecs.ts'
import { type Endpoint, messageBody } from './endpoint.ts'
import { email, honeypot, secretToken } from './fields.ts'
import { z } from './zod.ts'

export const subscription = z.object({ email, website: honeypot })

export const subscriber = z.object({ id: z.int(), email: z.string(), confirmedAt: timestamp })

export const newsletter = {
  subscribe: {
    method: 'POST',
    path: '/api/newsletter',
    access: 'anyone',
    summary: 'Subscribe to the newsletter; it starts once the email is confirmed',
    body: subscription,
    status: 202,
    response: messageBody,
  },
  confirm: {
    method: 'GET',
    path: '/api/newsletter/confirm',
    access: 'anyone',
    summary: 'Confirm the newsletter with the token of the email',
    query: z.object({ token: secretToken }),
    response: messageBody,
  },
  unsubscribe: {
    method: 'POST',
    path: '/api/newsletter/unsubscribe',
    access: 'anyone',
    summary: 'Unsubscribe from the newsletter with the token that every issue contains',
    body: z.object({ token: secretToken }),
    response: messageBody,
  },
  /** Target of the `List-Unsubscribe-Post` email header (RFC 8058): any body is accepted, the token is in the URL. */
  unsubscribeInOneClick: {
    method: 'POST',
    path: '/api/newsletter/unsubscribe/one-click',
    access: 'anyone',
    summary: 'Unsubscribe from the newsletter with the one-click button of an email client',
    query: z.object({ token: secretToken }),
    raw: true,
    response: messageBody,
  },
  subscribers: {
    method: 'GET',
    path: '/api/newsletter/subscribers',
    access: 'admin',
    summary:
      'Confirmed newsletter subscribers, newest first; total in X-Total-Count, next cursor in X-Next-Cursor',
    query: z.object({ limit: pageLimit.optional(), cursor: cursor.optional() }),
    response: z.array(subscriber),
  },
  exportCsv: {
    method: 'GET',
    path: '/api/newsletter/export',
    access: 'admin',
    summary: 'Confirmed newsletter subscribers with their consent, as CSV',
    produces: 'text/csv',
    response: z.string(),
  },
} as const satisfies Record<string, Endpoint>

export type Subscription = z.output<typeof subscription>
