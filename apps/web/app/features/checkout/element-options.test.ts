import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { elementsOptions, paymentElementOptions } from './element-options.ts'

beforeEach(() => {
  vi.stubGlobal('window', { location: { origin: 'https://loja.example' } })
  vi.stubGlobal('document', { documentElement: {} })
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: (name: string) => ` ${name} ` }))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('the payment is requested in mode payment, in centavos of real, with the shop’s payment methods', () => {
  expect(elementsOptions(1_156_000, ['card'])).toMatchObject({
    mode: 'payment',
    amount: 1_156_000,
    currency: 'brl',
    locale: 'pt-BR',
    allowedPaymentMethodTypes: ['card'],
  })
  expect(elementsOptions(1, ['card', 'pix']).allowedPaymentMethodTypes).toEqual(['card', 'pix'])
})

test('the form has tabs, requests no name or address, and uses the shop’s design tokens', () => {
  expect(paymentElementOptions).toMatchObject({
    layout: { type: 'tabs' },
    fields: { billingDetails: 'never' },
  })
  expect(elementsOptions(1, ['card']).appearance?.variables).toMatchObject({
    colorPrimary: '--color-wine',
    fontFamily: '--font-text',
    borderRadius: '--radius-1',
  })
})

test.each(['Figtree', 'Jost', 'Source Sans 3'])('with the text font %s only its file is loaded', (family) => {
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => `"${family}", system-ui` }))
  expect(elementsOptions(1, ['card']).fonts).toMatchObject([{ family }])
})
