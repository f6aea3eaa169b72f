/** Moving the promise of an order, and what its customer says to it. */
import { day, idNumber } from './codecs.ts'
import { byId, type Endpoint } from './endpoint.ts'
import { optionalText, text } from './fields.ts'
import { order } from './order.ts'
import { wire } from './wire.ts'
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

/** `talk` and `cancel` begin a conversation: nothing is cancelled by itself. */
export const promiseReply = z.enum(['accepted', 'talk', 'cancel'])

const newPromiseReply = wire(
  {
    /** The change that was shown: consent to one never counts for a later one. */
    changeId: idNumber,
    reply: promiseReply,
    /** For the atelier, with `talk` and `cancel`. */
    message: optionalText(1000),
  },
  { reply: 'answer' },
)

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
  reply: {
    method: 'POST',
    path: '/api/orders/:id/promise/answer',
    access: 'orderHolder',
    summary:
      'Accept the latest change of the promise, talk about it or request the cancellation; once, 409 `promise_answered` afterwards',
    params: byId,
    body: newPromiseReply,
    response: z.object({
      /** The conversation that was opened; null if there is none, or by e-mail for the holder of a link. */
      ticketId: z.int().nullable(),
    }),
  },
} as const satisfies Record<string, Endpoint>

export type PromiseChange = z.output<typeof promiseChange>
export type PromiseReply = z.output<typeof promiseReply>
export type NewPromiseReply = z.output<typeof newPromiseReply>
