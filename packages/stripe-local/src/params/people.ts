/** Shipping and billing details. */
import type Stripe from 'stripe'
import type { Form } from '../http/form.ts'

export function shippingOf(form: Form) {
  const group = form.group('shipping')
  if (group === undefined) return null
  const name = group.required('name')
  return { name, phone: group.text('phone') ?? null, address: addressOf(group.group('address')) }
}

export function billingOf(form: Form | undefined): Stripe.PaymentMethod.BillingDetails {
  const group = form?.group('billing_details')
  const text = (name: string) => group?.text(name) || null
  const address = group?.group('address')
  return {
    address: address === undefined ? null : addressOf(address),
    email: text('email'),
    name: text('name'),
    phone: text('phone'),
    tax_id: text('tax_id'),
  }
}

function addressOf(group: Form | undefined): Stripe.Address {
  const text = (name: string) => group?.text(name) || null
  return {
    city: text('city'),
    country: text('country'),
    line1: text('line1'),
    line2: text('line2'),
    postal_code: text('postal_code'),
    state: text('state'),
  }
}
