import type { PaymentMethod } from '@shop/contract/store'
import type { Appearance, StripeElementsOptionsMode, StripePaymentElementOptions } from '@stripe/stripe-js'
import figtree from '~/assets/fonts/figtree-400-600.woff2?url'

/**
 * The payment form is created without an intent, which exists only once the order is created: opening this page and
 * leaving again creates no order.
 */
export function elementsOptions(
  amountCents: number,
  methods: readonly PaymentMethod[],
): StripeElementsOptionsMode {
  return {
    mode: 'payment',
    amount: amountCents,
    currency: 'brl',
    locale: 'pt-BR',
    allowedPaymentMethodTypes: [...methods],
    appearance: appearance(),
    fonts: [
      { family: 'Figtree', src: `url(${new URL(figtree, window.location.origin).href})`, weight: '400 600' },
    ],
  }
}

/** Names and addresses were entered in the previous steps and are sent with the payment. */
export const paymentElementOptions: StripePaymentElementOptions = {
  layout: { type: 'tabs' },
  fields: { billingDetails: 'never' },
}

/** Styles the provider's form with the shop's own design tokens, read from the document. */
function appearance(): Appearance {
  const tokens = getComputedStyle(document.documentElement)
  const token = (name: string) => tokens.getPropertyValue(name).trim()
  const edge = { border: `1px solid ${token('--color-line-strong')}`, boxShadow: 'none' }
  const ring = `0 0 0 2px ${token('--color-paper')}, 0 0 0 4px ${token('--color-wine')}`
  return {
    variables: {
      colorPrimary: token('--color-wine'),
      colorBackground: token('--color-white'),
      colorText: token('--color-ink'),
      colorTextSecondary: token('--color-ink-2'),
      colorTextPlaceholder: token('--color-ink-3'),
      colorDanger: token('--color-error'),
      fontFamily: 'Figtree, system-ui, sans-serif',
      fontSizeBase: '16px',
      borderRadius: '2px',
      spacingUnit: '4px',
    },
    rules: {
      '.Input': edge,
      '.Input:focus': { ...edge, boxShadow: ring },
      '.Tab': edge,
      '.Tab:focus': { ...edge, boxShadow: ring },
      '.Tab--selected': { border: `2px solid ${token('--color-wine')}`, color: token('--color-wine') },
    },
  }
}
