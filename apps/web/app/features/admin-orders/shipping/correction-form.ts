/** The form that corrects who receives an order, and where. */
import { zodResolver } from '@hookform/resolvers/zod'
import { address } from '@shop/contract/address'
import { cepAgrees, cepMismatch } from '@shop/contract/cep-states'
import type { DeliveryCorrection } from '@shop/contract/delivery-correction'
import { phone, text } from '@shop/contract/fields'
import type { Order } from '@shop/contract/order'
import { z } from '@shop/contract/zod'
import type { AddressPart } from '~/shared/address/address-form.ts'

export type CorrectionTexts = Record<AddressPart | 'name' | 'phone' | 'pickupName', string>

/** In the order of the form. */
export const addressParts = [
  'zipCode',
  'street',
  'number',
  'complement',
  'neighborhood',
  'city',
  'state',
] as const satisfies readonly AddressPart[]

export function correctionTexts({ customer, shipping, pickupName }: Order): CorrectionTexts {
  const { address: line, street, number, complement, neighborhood, city, zipCode } = shipping
  return {
    name: customer.name,
    phone: customer.phone ?? '',
    pickupName: pickupName ?? '',
    // An older order has the whole line alone: whoever corrects it puts its parts into their fields.
    street: street ?? line,
    number: number ?? '',
    complement: complement ?? '',
    neighborhood: neighborhood ?? '',
    city,
    state: shipping.state,
    zipCode,
  }
}

const typed = z.string()
const shownTexts = z.object({
  name: text(160),
  phone,
  pickupName: typed.trim().max(160),
  street: typed,
  number: typed,
  complement: typed,
  neighborhood: typed,
  city: typed,
  state: typed,
  zipCode: typed,
})
const newAddress = address.refine(({ zipCode, state }) => cepAgrees(zipCode, state), {
  error: cepMismatch,
  path: ['zipCode'],
})

/** An address that is left as it is needs no check: older ones lack number and neighbourhood. */
export function correctionRules(before: CorrectionTexts) {
  return zodResolver(
    shownTexts.check(({ value, issues }) => {
      if (!hasNewAddress(before, value)) return
      const { error } = newAddress.safeParse(value)
      for (const { path, message } of error?.issues ?? [])
        issues.push({ code: 'custom', message, path, input: value })
    }),
  )
}

export function correctionOf(
  before: CorrectionTexts,
  { name, phone: number, pickupName, ...texts }: CorrectionTexts,
  version: number,
): DeliveryCorrection {
  const shipping = hasNewAddress(before, texts) ? newAddress.parse(texts) : undefined
  return { version, name, phone: number, pickupName, ...(shipping && { shipping }) }
}

function hasNewAddress(before: CorrectionTexts, texts: Pick<CorrectionTexts, AddressPart>): boolean {
  return addressParts.some((part) => before[part] !== texts[part])
}
