import { genericChoice } from '@shop/contract/cart'
import { defaultColors, defaultSizes } from '@shop/contract/constants'
import { type OrderDraft, orderCustomerFields, orderShippingFields } from '@shop/contract/order-draft'
import { orders } from '@shop/contract/orders'
import type { Product } from '@shop/contract/products'
import { z } from '@shop/contract/zod'
import { ApiError } from '~/lib/api.ts'
import { callSignedIn } from '~/lib/call-signed-in.ts'

export interface SaleLine {
  key: string
  product: Product
  size: string
  color: string
  quantity: number
}

export interface Sale {
  lines: readonly SaleLine[]
  name: string
  email: string
  phone: string
  address: string
  complement: string
  city: string
  state: string
  zipCode: string
  notes: string
}

export type SaleField = Exclude<keyof Sale, 'lines'>

export const emptySale: Sale = {
  lines: [],
  name: '',
  email: '',
  phone: '',
  address: '',
  complement: '',
  city: '',
  state: '',
  zipCode: '',
  notes: '',
}

const people = z.object({ ...orderCustomerFields, ...orderShippingFields })

/** The order that the form describes, or its errors by field. */
export function readSale(sale: Sale): { draft: OrderDraft } | { errors: Record<string, string> } {
  const read = people.safeParse(sale)
  const errors = Object.fromEntries(
    (read.error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]),
  )
  if (sale.lines.length === 0) errors['items'] = 'Escolha ao menos uma peça.'
  if (!read.success || Object.keys(errors).length > 0) return { errors }
  const { name, email, phone, ...shipping } = read.data
  const items = sale.lines.map(({ product, size, color, quantity }) => ({
    productId: product.id,
    size,
    color,
    quantity,
  }))
  const notes = sale.notes.trim()
  return {
    draft: {
      customer: { name, email, phone },
      shipping: { ...shipping, complement: shipping.complement || null },
      items,
      totalCents: totalOf(sale),
      ...(notes !== '' && { notes }),
    },
  }
}

/** Server errors by the fields of this form: the server names them by their path in the order. */
export function saleErrors(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, message]) => {
      const [part = name, field = part] = name.split('.')
      return [part === 'items' ? part : field, message]
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

export function totalOf({ lines }: Pick<Sale, 'lines'>) {
  return lines.reduce((sum, { product, quantity }) => sum + product.priceCents * quantity, 0)
}

export const sizesOf = ({ sizes }: Product) => (sizes.length > 0 ? sizes : [...defaultSizes])
export const colorsOf = ({ colors }: Product) => (colors.length > 0 ? colors : [...defaultColors])

export function newLine(product: Product): SaleLine {
  const choice = genericChoice({ sizes: sizesOf(product), colors: colorsOf(product) })
  return { key: crypto.randomUUID(), product, ...choice, quantity: 1 }
}
