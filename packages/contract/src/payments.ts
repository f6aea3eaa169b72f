import type { Endpoint } from './endpoint.ts'
import { z } from './zod.ts'

export const payments = {
  stripeWebhook: {
    method: 'POST',
    path: '/api/webhooks/stripe',
    access: 'anyone',
    summary: "The payment provider's signed events",
    raw: true,
    response: z.object({ received: z.literal(true) }),
  },
} as const satisfies Record<string, Endpoint>
