/** Sending an order: a fact beside its status, told to the customer by e-mail. */
import { id, rowVersion } from './codecs.ts'
import { byId, type Endpoint } from './endpoint.ts'
import { optionalText, text } from './fields.ts'
import { fiscalKeyCharacters, fiscalKeyProblem } from './fiscal-key.ts'
import { order } from './order.ts'
import { plainText } from './plain-text.ts'
import { isCorreios, isCorreiosCode, trackingCodeOf, wrongCorreiosCode } from './tracking.ts'
import { z } from './zod.ts'

const fiscalKey = plainText()
  .trim()
  .max(80)
  .check(({ value, issues }) => {
    const message = value === '' ? undefined : fiscalKeyProblem(value)
    if (message !== undefined) issues.push({ code: 'custom', message, input: value })
  })
  .overwrite(fiscalKeyCharacters)

const trackingUrl = plainText()
  .trim()
  .max(500)
  .refine((typed) => typed === '' || isHttps(typed), 'Cole o endereço inteiro, que começa com https://.')

export const shipmentFields = {
  carrier: text(60),
  trackingCode: optionalText(40),
  /** Not of the Correios: theirs follows from the code. */
  trackingUrl: trackingUrl.nullish(),
  fiscalKey: fiscalKey.nullish(),
}

interface TypedCode {
  carrier: string
  trackingCode?: string | null | undefined
}

export function hasRightCode({ carrier, trackingCode }: TypedCode): boolean {
  return !isCorreios(carrier) || !trackingCode || isCorreiosCode(trackingCodeOf(carrier, trackingCode))
}

export const wrongCode = { path: ['trackingCode'], error: wrongCorreiosCode }

/** A link to a page, and nothing else that a browser would run or send a password with. */
function isHttps(typed: string): boolean {
  const url = URL.parse(typed)
  return url?.protocol === 'https:' && url.username === '' && url.password === ''
}

export const shipments = {
  ship: {
    method: 'POST',
    path: '/api/orders/:id/shipments',
    access: 'admin',
    summary: 'Send a ready order, or a part of it; the customer gets an e-mail',
    params: byId,
    body: z
      .object({
        ...shipmentFields,
        /** Chosen by the client: a repeated request with the same id is the same shipment. */
        requestId: z.uuid(),
        /** If the payment of the order needs attention, it is sent only when the admin confirms it. */
        confirmAttention: z.boolean().optional(),
        /** Why an order of which a part is not paid yet is sent all the same. */
        balanceReason: text(500).optional(),
      })
      .refine(hasRightCode, wrongCode),
    response: order,
  },
  correct: {
    method: 'PUT',
    path: '/api/orders/:id/shipments/:shipmentId',
    access: 'admin',
    summary: 'Correct a shipment; the customer gets an e-mail if carrier, code or link changed',
    params: z.object({ id, shipmentId: id }),
    body: z.object({ ...shipmentFields, version: rowVersion }).refine(hasRightCode, wrongCode),
    response: order,
  },
} as const satisfies Record<string, Endpoint>

export type ShipmentDetails = Pick<z.output<typeof shipments.ship.body>, keyof typeof shipmentFields>
