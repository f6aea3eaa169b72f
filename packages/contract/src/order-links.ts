/** Links that open one order without an account. */
import { id } from './codecs.ts'
import { byId, type Endpoint, messageBody, nothing } from './endpoint.ts'
import { email } from './fields.ts'
import { order } from './order.ts'
import { z } from './zod.ts'

/** After the delivery; of an order that ended otherwise, after it was placed. */
export const orderLinkDays = 90

const orderNumber = z
  .int()
  .positive()
  .max(2 ** 31 - 1)

/** How long a link stays valid that is mailed for one purpose and used once. */
export const oneTimeLinkDays = 7

const oneTime = z.object({ token: z.string().length(43) })

export const orderLinks = {
  open: {
    method: 'GET',
    path: '/api/orders/by-link',
    access: 'orderHolder',
    summary: 'The order of the link whose token is sent in the header',
    response: order,
  },
  find: {
    method: 'POST',
    path: '/api/orders/find',
    access: 'anyone',
    summary: 'E-mail the link of an order; the response says nothing about whether it exists',
    body: z.object({ number: orderNumber, email }),
    status: 202,
    response: messageBody,
  },
  revoke: {
    method: 'POST',
    path: '/api/orders/:id/links/revoke',
    access: 'orderHolder',
    summary: 'End all links of the order',
    params: byId,
    status: 204,
    response: nothing,
  },
  requestClaim: {
    method: 'POST',
    path: '/api/orders/:id/claim-email',
    access: 'orderHolder',
    summary: 'E-mail a one-time link that adds the order to an account',
    params: byId,
    status: 202,
    response: messageBody,
  },
  claim: {
    method: 'POST',
    path: '/api/orders/claim',
    access: 'signedIn',
    summary: 'Add the order of a mailed one-time link to the caller’s account',
    body: oneTime,
    response: z.object({ orderId: id }),
  },
  requestErasure: {
    method: 'POST',
    path: '/api/orders/:id/erasure-email',
    access: 'orderHolder',
    summary: 'E-mail a one-time link that erases the customer of an order without an account',
    params: byId,
    status: 202,
    response: messageBody,
  },
  erase: {
    method: 'POST',
    path: '/api/orders/erase',
    access: 'anyone',
    summary: 'Erase the customer of the order of a mailed one-time link, except what tax law requires',
    body: oneTime,
    response: messageBody,
  },
} as const satisfies Record<string, Endpoint>
