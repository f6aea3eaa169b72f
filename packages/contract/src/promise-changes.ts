/** Moving the promise of an order. */
import { day } from './codecs.ts'
import { byId, type Endpoint } from './endpoint.ts'
import { text } from './fields.ts'
import { order } from './order.ts'
import { z } from './zod.ts'

const promiseChange = z
  .object({
    from: day,
    to: day,
    /** If missing, the working days of the carrier before `from`. */
    readyOn: day.optional(),
    /** The customer reads it. */
    reason: text(500),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'O fim do prazo vem depois do começo.' })
  .refine(({ from, readyOn }) => readyOn === undefined || readyOn <= from, {
    path: ['readyOn'],
    error: 'A peça fica pronta antes de chegar.',
  })

export const promiseChanges = {
  change: {
    method: 'PUT',
    path: '/api/orders/:id/promise',
    access: 'admin',
    summary: 'Move the delivery promise of an order, with a reason; the customer gets an e-mail',
    params: byId,
    body: promiseChange,
    response: order,
  },
} as const satisfies Record<string, Endpoint>

export type PromiseChange = z.output<typeof promiseChange>
