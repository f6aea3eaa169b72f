/** Requests for an email when a sold-out size and colour can be bought again. */
import { idNumber } from './codecs.ts'
import { byId, type Endpoint, messageBody } from './endpoint.ts'
import { email, honeypot, secretToken, text } from './fields.ts'
import { z } from './zod.ts'

const link = z.object({ token: secretToken })

export const stockNoticeRequest = z.object({
  email,
  productId: idNumber,
  size: text(40),
  color: text(40),
  website: honeypot,
})

/** How many people wait for one size and colour. */
export const waitingCount = z.object({ size: z.string(), color: z.string(), waiting: z.int() })

export const stockNotices = {
  request: {
    method: 'POST',
    path: '/api/stock-notices',
    access: 'anyone',
    summary:
      'Request an email when a size and colour can be bought again; counts once the address is confirmed',
    body: stockNoticeRequest,
    status: 202,
    response: messageBody,
  },
  confirm: {
    method: 'POST',
    path: '/api/stock-notices/confirm',
    access: 'anyone',
    summary: 'Confirm a request with the token of the email',
    body: link,
    response: messageBody,
  },
  cancel: {
    method: 'POST',
    path: '/api/stock-notices/cancel',
    access: 'anyone',
    summary: 'Cancel a request, or all of an address, with the token that every email contains',
    body: link,
    response: messageBody,
  },
  waiting: {
    method: 'GET',
    path: '/api/products/:id/stock-notices',
    access: 'admin',
    summary: 'How many people wait for each size and colour of a product',
    params: byId,
    response: z.array(waitingCount),
  },
} as const satisfies Record<string, Endpoint>

export type StockNoticeRequest = z.output<typeof stockNoticeRequest>
export type WaitingCount = z.output<typeof waitingCount>
