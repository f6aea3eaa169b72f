/** The one email about an order that was not paid, for a customer who ticked its box. */
import { type Endpoint, messageBody } from './endpoint.ts'
import { secretToken } from './fields.ts'
import { z } from './zod.ts'

export const checkoutReminders = {
  cancel: {
    method: 'POST',
    path: '/api/checkout-reminders/cancel',
    access: 'anyone',
    summary: 'End all reminders of an address, with the token that each of them contains',
    body: z.object({ token: secretToken }),
    response: messageBody,
  },
  /** As the newsletter's. */
  cancelInOneClick: {
    method: 'POST',
    path: '/api/checkout-reminders/cancel/one-click',
    access: 'anyone',
    summary: 'The same with the one-click button of an email client',
    query: z.object({ token: secretToken }),
    raw: true,
    response: messageBody,
  },
} as const satisfies Record<string, Endpoint>
