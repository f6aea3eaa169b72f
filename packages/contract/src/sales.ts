/**
 * A sale that the atelier makes itself and an administrator records. Unlike an order of the shop it may have agreed
 * prices, a discount with a reason, services without a product, any state of Brazil and a customer without e-mail.
 */
import { brl, day, idNumber } from './codecs.ts'
import { maxCartLines, maxQuantityPerLine } from './constants.ts'
import { walkInFields } from './customers.ts'
import type { Endpoint } from './endpoint.ts'
import { line, optionalLine, optionalText, text } from './fields.ts'
import { offerKinds } from './offers.ts'
import { fulfilment, order, receivedWay } from './order.ts'
import { cpf, orderShipping } from './order-draft.ts'
import { wire } from './wire.ts'
import { z } from './zod.ts'

const reason = text(200)

export const soldItem = wire(
  {
    productId: idNumber,
    size: text(40),
    color: text(40),
    quantity: z.int().min(1).max(maxQuantityPerLine),
    /** Missing: a ready unit. */
    offer: z.enum(offerKinds).optional(),
    baseSize: text(40).optional(),
    /** What one unit costs, if it is not the list price. */
    priceCents: brl.optional(),
    priceReason: reason.optional(),
  },
  { productId: 'id', priceCents: 'price' },
)

/** 'Ajuste da barra': no product, no stock. */
export const soldService = wire({ description: line(200), amountCents: brl }, { amountCents: 'amount' })

const saleDiscount = wire(
  /** One of both. */
  { percent: z.int().min(1).max(90).optional(), amountCents: brl.optional(), reason },
  { amountCents: 'amount' },
)

export const saleDraft = wire(
  {
    /** Chosen by the client: the same sale sent again is not a second one. */
    requestId: z.uuid(),
    customer: z.object({
      ...walkInFields,
      /** The customer that was found; without one a new customer, unless the e-mail or the phone is known. */
      accountId: idNumber.optional(),
      customerId: idNumber.optional(),
      cpf: cpf.optional(),
    }),
    items: z.array(soldItem).max(maxCartLines),
    services: z.array(soldService).max(maxCartLines).optional(),
    discount: saleDiscount.optional(),
    /** What the form showed; the server computes it anew. */
    totalCents: brl,
    /** Missing: sent to the address. */
    fulfilment: fulfilment.optional(),
    shipping: orderShipping.optional(),
    pickupName: optionalLine(160),
    /** All of it, or what the parts leave of it. */
    received: z.object({ way: receivedWay, receivedOn: day }),
    /** What is paid later; missing: nothing. */
    parts: z
      .array(wire({ amountCents: brl, dueOn: day }, { amountCents: 'amount' }))
      .min(1)
      .max(36)
      .optional(),
    /** For the atelier only. */
    notes: optionalText(1000),
    weddingOn: day.optional(),
    wishedOn: day.optional(),
    overbook: z.boolean().optional(),
  },
  { totalCents: 'total' },
)

export const sales = {
  record: {
    method: 'POST',
    path: '/api/sales',
    access: 'admin',
    summary: 'Record a sale of the atelier: paid, or its deposit, and confirmed at once',
    body: saleDraft,
    status: 201,
    response: order,
  },
} as const satisfies Record<string, Endpoint>

export type SaleDraft = z.output<typeof saleDraft>
export type SoldItem = z.output<typeof soldItem>
