/** What a browser sends to place an order. The server trusts only the items and the shipping data. */
import { addressFields, state, zipCode } from './address.ts'
import { brl, day, idNumber, timestamp } from './codecs.ts'
import { maxCartLines, maxQuantityPerLine } from './constants.ts'
import { cpfDigits, isCpf } from './cpf.ts'
import { errors } from './errors.ts'
import { couponCode, email, line, optionalLine, optionalText, phone, text } from './fields.ts'
import { offerKinds } from './offers.ts'
import { fulfilment } from './order.ts'
import { plannedCharge } from './order-charge.ts'
import { wire } from './wire.ts'
import { z } from './zod.ts'

export const orderCustomerFields = { name: line(160), email, phone }
/** Typed with or without its mask; normalised to eleven digits. */
export const cpf = z.string().trim().refine(isCpf, errors.cpf_invalid.message).overwrite(cpfDigits)
export const orderShippingFields = {
  address: line(240),
  complement: optionalLine(120),
  city: line(120),
  state,
  zipCode,
}

export const orderShipping = z.object({
  ...orderShippingFields,
  /** With number and neighbourhood `address` is the street; without them, the whole line. */
  number: addressFields.number.optional(),
  neighborhood: addressFields.neighborhood.optional(),
})

export const orderLine = wire(
  {
    productId: idNumber,
    size: text(40),
    color: text(40),
    quantity: z.int().min(1).max(maxQuantityPerLine),
    /** Missing: a ready unit. */
    offer: z.enum(offerKinds).optional(),
    baseSize: text(40).optional(),
    /** Of one of the caller's measurement sheets, for a made-to-measure line. */
    measurementVersionId: idNumber.optional(),
  },
  { productId: 'id' },
)

/** Also `details` of the errors about a promise: what the shop can promise now. */
export const deliveryPromise = z.object({ from: day, to: day })

export const orderDraft = wire(
  {
    customer: z.object({
      ...orderCustomerFields,
      cpf: cpf.optional(),
      /** Instead of `cpf`, which no response contains whole: the CPF of the account's last order. */
      cpfFromLastOrder: z.boolean().optional(),
    }),
    /** Not needed by an order that is collected at the atelier. */
    shipping: orderShipping.optional(),
    /** Missing: sent to the address. */
    fulfilment: fulfilment.optional(),
    /** Who will collect the order. */
    pickupName: optionalLine(160),
    items: z.array(orderLine).min(1).max(maxCartLines),
    totalCents: brl,
    notes: optionalText(1000),
    /** Identifies the checkout: sent again while the order is unpaid, it changes the same order. */
    checkoutId: z.uuid().optional(),
    /** The total is what is left after its discount. */
    couponCode: couponCode.optional(),
    weddingOn: day.optional(),
    /** The window that was shown: if the shop can only promise a later one, the order is not placed. */
    promise: deliveryPromise.optional(),
    /** She knows that the order arrives shortly before the wedding. */
    tightAccepted: z.boolean().optional(),
    /** The last day of the delivery, if it is wished later than possible. */
    wishedOn: day.optional(),
    /** Missing: all of it is paid now. */
    plan: z.enum(['whole', 'parts']).optional(),
    /** How many parts follow the deposit; missing: as many as there can be. */
    parts: z.int().min(1).max(36).optional(),
    /** The plan that was shown: if it is another one now, the order is not placed. */
    planShown: z.array(plannedCharge).max(40).optional(),
    /** One email if the order is not paid. */
    remindMe: z.boolean().optional(),
    /** Of a sale of the atelier: the promise is agreed even if the hours are not free. */
    overbook: z.boolean().optional(),
  },
  { totalCents: 'total' },
)

/** `details` of the error `prices_changed`: what the shop would charge now. */
export const pricesChanged = wire(
  {
    totalCents: brl,
    /** Taken off by the coupon; missing without one. */
    discountCents: brl.optional(),
    items: z.array(
      wire(
        {
          productId: z.int(),
          size: z.string(),
          color: z.string(),
          offer: z.enum(offerKinds).optional(),
          priceCents: brl,
          stockQuantity: z.int(),
        },
        { productId: 'id', priceCents: 'price' },
      ),
    ),
  },
  { totalCents: 'total', discountCents: 'discount' },
)

/** `details` of the error `plan_changed`: the plan as it would be now. */
export const planChanged = z.object({ charges: z.array(plannedCharge) })

/** `details` of `order_already_paid` and `payment_in_progress`: the existing order of the checkout. */
export const existingOrder = z.object({ orderId: z.int() })

/** What the browser needs to confirm a payment with the provider. */
export const paymentIntent = wire(
  {
    clientSecret: z.string(),
    orderId: z.int(),
    totalCents: brl,
    holdExpiresAt: timestamp.nullable(),
    /** For a guest: opens the order in this browser. */
    orderToken: z.string().optional(),
  },
  { totalCents: 'total' },
)

export type OrderDraft = z.output<typeof orderDraft>
export type OrderLine = z.output<typeof orderLine>
export type PricesChanged = z.output<typeof pricesChanged>
export type PaymentIntent = z.output<typeof paymentIntent>
