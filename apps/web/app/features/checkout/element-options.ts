import type { PaymentMethod } from '@shop/contract/store'
import type { Appearance, StripeElementsOptionsMode, StripePaymentElementOptions } from '@stripe/stripe-js'
import figtree from '~/assets/fonts/figtree-400-600.woff2?url'
import jost from '~/assets/fonts/jost-400-600.woff2?url'
import sourceSans from '~/assets/fonts/source-sans-200-900.woff2?url'

/** The text fonts of all pairs: the provider's frame loads its own. */
const fontFiles = [
  { family: 'Figtree', file: figtree, weight: '400 600' },
  { family: 'Jost', file: jost, weight: '400 600' },
  { family: 'Source Sans 3', file: sourceSans, weight: '200 900' },
]

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
    fonts: fontFiles
      .filter(({ family }) => token('--font-text').includes(family))
      .map(({ family, file, weight }) => ({
        family,
        weight,
        src: `url(${new URL(file, window.location.origin).href})`,
      })),
  }
}

/** Names and addresses were entered in the previous steps and are sent with the payment. */
export const paymentElementOptions: StripePaymentElementOptions = {
  layout: { type: 'tabs' },
  fields: { billingDetails: 'never' },
}

/** Styles the provider's form with the shop's own design tokens, read from the document. */
function appearance(): Appearance {
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
      fontFamily: token('--font-text'),
      fontSizeBase: '16px',
      borderRadius: token('--radius-1'),
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

function token(name: string) {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim()
}
