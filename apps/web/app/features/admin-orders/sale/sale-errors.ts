import type { DeliveryWindow } from '@shop/contract/dates'
import { deliveryPromise } from '@shop/contract/order-draft'
import { ApiError } from '~/lib/api.ts'

const ofCustomer = /^customer\./
const ofAddress = /^shipping\./
const renamed: Readonly<Record<string, string>> = {
  items: 'lines',
  'shipping.address': 'street',
  'discount.amount': 'discount',
  'discount.percent': 'discount',
  'discount.reason': 'discountReason',
  'received.receivedOn': 'receivedOn',
  'received.way': 'way',
  parts: 'deposit',
}

/** The server's errors by the fields of the form: it names them by their path in the sale. */
export function saleErrors(error: unknown): Record<string, string> {
  const given = error instanceof ApiError ? error.fields : {}
  return Object.fromEntries(Object.entries(given).map(([name, message]) => [fieldOf(name), message]))
}

function fieldOf(name: string): string {
  if (renamed[name] !== undefined) return renamed[name]
  if (name.startsWith('parts.')) return name.endsWith('dueOn') ? 'firstDueOn' : 'partCount'
  if (name.startsWith('items.')) return name.replace('items.', 'lines.')
  return name.replace(ofCustomer, '').replace(ofAddress, '')
}

/** The window that the free hours allow, if the agreed day was rejected because of them. */
export function possibleWindow(error: unknown): DeliveryWindow | undefined {
  if (!(error instanceof ApiError) || error.code !== 'promise_changed') return undefined
  return deliveryPromise.safeParse(error.details).data
}
