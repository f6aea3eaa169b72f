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

/** What the review may show of a payment: only what the provider itself reports. */
export type PaymentPreview =
  | { type: 'pix' }
  | { type: 'card'; card: string; expiry: string; holder: string | undefined }

/** The buyer's name is sent with the payment and returned in its preview, but the card may belong to another person. */
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
