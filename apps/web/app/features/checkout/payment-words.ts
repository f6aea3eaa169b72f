import type { ConfirmationToken } from '@stripe/stripe-js'

const brands: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  elo: 'Elo',
  hipercard: 'Hipercard',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  unionpay: 'UnionPay',
}

/** As much of a payment as the review may show: what the provider itself tells of it, and no more. */
export type PaymentPreview =
  | { type: 'pix' }
  | { type: 'card'; card: string; expiry: string; holder: string | undefined }

/** The buyer's name goes out with the payment and comes back in its preview; the card may be her mother's. */
export function previewOf(
  { payment_method_preview: preview }: ConfirmationToken,
  buyerName: string,
): PaymentPreview {
  const { type, card, billing_details: billing } = preview
  if (type === 'pix' || !card) return { type: 'pix' }
  return {
    type: 'card',
    card: `${brands[card.brand] ?? 'Cartão'} •••• •••• •••• ${card.last4}`,
    expiry: `${String(card.exp_month).padStart(2, '0')}/${card.exp_year}`,
    holder: billing.name === buyerName ? undefined : (billing.name ?? undefined),
  }
}
