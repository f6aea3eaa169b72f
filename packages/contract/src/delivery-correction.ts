/** Correcting who receives an order, and where, until it is sent. */
import { addressFields } from './address.ts'
import { rowVersion } from './codecs.ts'
import { byId, type Endpoint } from './endpoint.ts'
import { optionalText } from './fields.ts'
import { order } from './order.ts'
import { orderCustomerFields } from './order-draft.ts'
import { z } from './zod.ts'

const { name, phone } = orderCustomerFields

export const deliveryCorrection = {
  correct: {
    method: 'PUT',
    path: '/api/orders/:id/delivery',
    access: 'admin',
    summary:
      'Correct name, phone and address of an order that is not sent yet; the customer is told that they changed',
    params: byId,
    body: z.object({
      /** `deliveryVersion` of the order that was shown. */
      version: rowVersion,
      name,
      phone,
      /** Missing: the address stays. Ignored for an order that is collected at the atelier. */
      shipping: z.object(addressFields).optional(),
      /** Who will collect the order. Ignored for one that is sent. */
      pickupName: optionalText(160),
    }),
    response: order,
  },
} as const satisfies Record<string, Endpoint>

export type DeliveryCorrection = z.output<typeof deliveryCorrection.correct.body>
