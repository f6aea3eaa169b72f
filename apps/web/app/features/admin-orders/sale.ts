import { state } from '@shop/contract/address'
import { genericChoice, mostOfLine, unitsOf } from '@shop/contract/cart'
import { defaultColors, defaultSizes } from '@shop/contract/constants'
import type { DeliveryWindow } from '@shop/contract/dates'
import { madeToMeasureSize, type OfferKind, offerOf, offerPrice, usualOffer } from '@shop/contract/offers'
import {
  deliveryPromise,
  type OrderDraft,
  orderCustomerFields,
  orderShippingFields,
} from '@shop/contract/order-draft'
import { orders } from '@shop/contract/orders'
import type { Product } from '@shop/contract/products'
import { z } from '@shop/contract/zod'
import type { UseFormReturn } from 'react-hook-form'
import { ApiError } from '~/lib/api.ts'
import { callSignedIn } from '~/lib/call-signed-in.ts'

export interface SaleLine {
  key: string
  product: Product
  size: string
  color: string
  quantity: number
  offer: OfferKind
}

const { address, complement, zipCode, city } = orderShippingFields

const common = {
  lines: z.array(z.custom<SaleLine>()).min(1, 'Escolha ao menos uma peça.'),
  ...orderCustomerFields,
  /** Empty: as soon as the hours of the atelier allow. */
  wishedOn: z.string(),
  overbook: z.boolean(),
  notes: z.string().trim(),
}
/** The fields of the form, in the order in which it shows them. */
const shipped = z.object({
  ...common,
  fulfilment: z.literal('ship'),
  address,
  complement,
  zipCode,
  city,
  // Nothing is chosen at first.
  state: z.string().pipe(state),
})
const typed = z.string()
/** Collected at the atelier: an address typed before is left in its fields and not sent. */
const collected = z.object({
  ...common,
  fulfilment: z.literal('pickup'),
  ...{ address: typed, complement: typed, zipCode: typed, city: typed, state: typed },
})
export const saleSchema = z.discriminatedUnion('fulfilment', [shipped, collected])

export type Sale = z.input<typeof saleSchema>
type ReadSale = z.output<typeof saleSchema>
export type SaleForm = UseFormReturn<Sale, unknown, ReadSale>
export const saleFields = shipped.keyof().options

export const emptySale: Sale = {
  lines: [],
  name: '',
  email: '',
  phone: '',
  fulfilment: 'ship',
  address: '',
  complement: '',
  city: '',
  state: '',
  zipCode: '',
  wishedOn: '',
  overbook: false,
  notes: '',
}

export function draftOf(sale: ReadSale): OrderDraft {
  const { lines, name, email, phone, notes } = sale
  const items = lines.map(({ product, size, color, quantity, offer }) => ({
    productId: product.id,
    color,
    quantity,
    // What is cut to measure starts from the chosen size.
    ...(offer === 'made_to_measure' ? { size: madeToMeasureSize, baseSize: size } : { size }),
    ...(offer !== 'ready' && { offer }),
  }))
  return {
    customer: { name, email, phone },
    ...receivingOf(sale),
    ...agreedDayOf(sale),
    items,
    totalCents: totalOf(lines),
    ...(notes !== '' && { notes }),
  }
}

/** The server writes the atelier's address into an order that is collected. */
function receivingOf(sale: ReadSale): Pick<OrderDraft, 'fulfilment' | 'shipping'> {
  if (sale.fulfilment === 'pickup') return { fulfilment: 'pickup' }
  const { address, complement, zipCode, city, state } = sale
  return { shipping: { address, complement: complement || null, zipCode, city, state } }
}

/** Only what is sewn takes hours; a day that was typed for a line removed since is not sent. */
export const isMade = (lines: readonly SaleLine[]) => lines.some(({ offer }) => offer !== 'ready')

function agreedDayOf({ lines, wishedOn, overbook }: ReadSale): Pick<OrderDraft, 'wishedOn' | 'overbook'> {
  if (wishedOn === '' || !isMade(lines)) return {}
  return { wishedOn, ...(overbook && { overbook }) }
}

/** The window that the free hours allow, if the agreed day was rejected because of them. */
export function possibleWindow(error: unknown): DeliveryWindow | undefined {
  if (!(error instanceof ApiError) || error.code !== 'promise_changed') return undefined
  return deliveryPromise.safeParse(error.details).data
}

/** Server errors by the fields of this form: the server names them by their path in the order. */
export function saleErrors(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, message]) => {
      const [part = name, field = part] = name.split('.')
      return [part === 'items' ? 'lines' : field, message]
    }),
  )
}

/** Returns the text to show: an earlier attempt whose response was lost may have created the order. */
export async function recordSale(token: string, draft: OrderDraft): Promise<string> {
  try {
    await callSignedIn(orders.place, { token, body: draft })
    return 'O pedido está pago e confirmado.'
  } catch (error) {
    if (error instanceof ApiError && error.code === 'order_already_paid')
      return 'Ela já estava registrada desde a tentativa anterior. Confira o pedido na lista.'
    throw error
  }
}

export function totalOf(lines: readonly SaleLine[]) {
  return lines.reduce((sum, line) => sum + unitPrice(line) * line.quantity, 0)
}

export function unitPrice({ product, offer }: SaleLine): number {
  return offerPrice(product.priceCents, offerOf(product, offer)?.priceChangeCents ?? 0)
}

/** The most that the form lets choose; the server counts again, by size and colour. */
export function mostUnits({ product, size, color, offer }: SaleLine): number {
  return Math.max(1, Math.min(unitsOf(product, { size, color, offer }), mostOfLine({ offer })))
}

export const sizesOf = ({ sizes }: Product) => (sizes.length > 0 ? sizes : [...defaultSizes])
export const colorsOf = ({ colors }: Product) => (colors.length > 0 ? colors : [...defaultColors])

export function newLine(product: Product): SaleLine {
  const choice = genericChoice({ sizes: sizesOf(product), colors: colorsOf(product) })
  return { key: crypto.randomUUID(), product, ...choice, quantity: 1, offer: usualOffer(product) }
}
