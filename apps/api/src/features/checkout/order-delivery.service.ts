/** Who receives an order, and where: checked, and as columns of the order, which are a copy made when it is placed. */
import { addressLine } from '@shop/contract/address-line'
import { cepAgrees, cepMismatch } from '@shop/contract/cep-states'
import { maskedCpf } from '@shop/contract/cpf'
import { errors } from '@shop/contract/errors'
import { required } from '@shop/contract/field-messages'
import type { OrderDraft } from '@shop/contract/order-draft'
import { type Buyer, userIdOf } from '../../db/buyer.ts'
import type { Db } from '../../db/connection.ts'
import { AppError } from '../../lib/app-error.ts'
import { readDelivery, readProfile } from '../store/store.service.ts'
import type { DeliveryColumns } from './order-columns.ts'
import * as queries from './order-delivery.queries.ts'

type DraftSender = Buyer | 'atelier'

export async function deliveryOf(db: Db, draft: OrderDraft, sender: DraftSender): Promise<DeliveryColumns> {
  const { customer, notes, fulfilment = 'ship' } = draft
  const isPickup = fulfilment === 'pickup'
  const place = isPickup ? await atelierPlace(db) : await shippingPlace(db, draft.shipping)
  // Clients of the first release send a single line, and cannot send a CPF; none of them knows guests.
  const isSingleLine = place.shippingNumber === null
  if (isSingleLine && sender !== 'atelier' && 'guest' in sender) throw missing('shipping.number')
  const customerCpf = await cpfOf(db, customer, sender)
  // Carriers need it.
  if (!isPickup && !isSingleLine && customerCpf === null) throw missing('customer.cpf')
  return {
    customerName: customer.name,
    customerEmail: customer.email,
    customerPhone: customer.phone,
    customerCpf,
    fulfilment,
    pickupName: (isPickup && draft.pickupName) || null,
    ...place,
    notes: notes || null,
  }
}

/** Masked: the whole number is never sent for the sake of a form. */
export async function readLastCpf(db: Db, userId: number): Promise<string | null> {
  const cpf = await queries.lastCpf(db, userId)
  return cpf === undefined ? null : maskedCpf(cpf.slice(3, 9))
}

/** The atelier's address, so that readers of the old fields still show where the order is handed over. */
export async function atelierPlace(db: Db) {
  const { address } = await readProfile(db)
  return {
    shippingAddress: addressLine(address),
    shippingNumber: address.number,
    shippingNeighborhood: address.neighborhood,
    shippingComplement: address.complement || null,
    shippingCity: address.city,
    shippingState: address.state,
    shippingZipCode: address.zipCode,
  }
}

/** The address of an order that is sent, as it is placed or corrected. The atelier itself sells to any state. */
export async function shippingPlace(
  db: Db,
  shipping: OrderDraft['shipping'],
  { anyState = false }: { anyState?: boolean } = {},
) {
  if (shipping === undefined) throw new AppError('invalid_input', { fields: { shipping: required } })
  const { address, complement, city, state, zipCode, number, neighborhood } = shipping
  const { deliveryStates } = await readDelivery(db)
  if (!anyState && !deliveryStates.includes(state)) {
    const { message } = errors.state_not_delivered
    throw new AppError('state_not_delivered', { fields: { 'shipping.state': message } })
  }
  const place = {
    shippingAddress: address,
    shippingNumber: null,
    shippingNeighborhood: null,
    shippingComplement: complement || null,
    shippingCity: city,
    shippingState: state,
    shippingZipCode: zipCode,
  }
  // The single line of the first release.
  if (number === undefined && neighborhood === undefined) return place
  if (number === undefined) throw missing('shipping.number')
  if (neighborhood === undefined) throw missing('shipping.neighborhood')
  if (!cepAgrees(zipCode, state))
    throw new AppError('invalid_input', { fields: { 'shipping.zipCode': cepMismatch } })
  return {
    ...place,
    shippingAddress: addressLine({ street: address, number, neighborhood }),
    shippingNumber: number,
    shippingNeighborhood: neighborhood,
  }
}

async function cpfOf(db: Db, { cpf, cpfFromLastOrder }: OrderDraft['customer'], sender: DraftSender) {
  if (cpf !== undefined) return cpf
  if (cpfFromLastOrder !== true) return null
  const userId = sender === 'atelier' ? undefined : userIdOf(sender)
  const last = userId === undefined ? undefined : await queries.lastCpf(db, userId)
  if (last === undefined) throw missing('customer.cpf')
  return last
}

function missing(field: string) {
  return new AppError('required_fields', { fields: { [field]: required } })
}
