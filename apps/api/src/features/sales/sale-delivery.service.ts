/** Where a sale goes: to any state of Brazil, or it is collected at the atelier, whose address the order then has. */
import { required } from '@shop/contract/field-messages'
import type { SaleDraft } from '@shop/contract/sales'
import type { Db } from '../../db/connection.ts'
import { AppError } from '../../lib/app-error.ts'
import { atelierPlace, shippingPlace } from '../checkout/order-delivery.service.ts'

export async function deliveryOfSale(db: Db, draft: SaleDraft) {
  const { customer, shipping, fulfilment = 'ship', pickupName } = draft
  const isPickup = fulfilment === 'pickup'
  const place = isPickup ? await atelierPlace(db) : await shippingPlace(db, shipping, { anyState: true })
  if (!isPickup && place.shippingNumber === null)
    throw new AppError('required_fields', { fields: { 'shipping.number': required } })
  // Carriers need it.
  if (!isPickup && customer.cpf === undefined)
    throw new AppError('required_fields', { fields: { 'customer.cpf': required } })
  return {
    customerName: customer.name,
    customerPhone: customer.phone,
    customerCpf: customer.cpf ?? null,
    fulfilment,
    pickupName: (isPickup && pickupName) || null,
    ...place,
  }
}
