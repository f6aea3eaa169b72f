import type { OrderDraft } from '@shop/contract/order-draft'

/** Recipient and address as columns of the order: a copy made when the order is placed. */
export function deliveryColumnsOf({ customer, shipping, notes }: OrderDraft) {
  return {
    customerName: customer.name,
    customerEmail: customer.email,
    customerPhone: customer.phone,
    shippingAddress: shipping.address,
    shippingComplement: shipping.complement || null,
    shippingCity: shipping.city,
    shippingState: shipping.state,
    shippingZipCode: shipping.zipCode,
    notes: notes || null,
  }
}

type DeliveryColumns = {
  [Column in keyof ReturnType<typeof deliveryColumnsOf>]: string | null
}

export function deliveryColumnsIn(order: DeliveryColumns): DeliveryColumns {
  const { customerName, customerEmail, customerPhone, notes } = order
  const { shippingAddress, shippingComplement, shippingCity, shippingState, shippingZipCode } = order
  return {
    customerName,
    customerEmail,
    customerPhone,
    shippingAddress,
    shippingComplement,
    shippingCity,
    shippingState,
    shippingZipCode,
    notes,
  }
}
