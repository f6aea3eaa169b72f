/** A group of elements: one Payment Element and the payment options given by the page. */
import { get } from '../api.ts'
import type { Appearance, FontSource, FrameOptions, MethodType, Reply, StripeError } from '../protocol.ts'
import { IntegrationError } from './integration-error.ts'
import { ORIGIN } from './origin.ts'
import { PaymentElement } from './payment-element.ts'

export interface ElementsOptions {
  mode?: string
  amount?: number
  currency?: string
  clientSecret?: string
  locale?: string
  appearance?: Appearance
  fonts?: FontSource[]
  allowedPaymentMethodTypes?: string[]
  paymentMethodTypes?: unknown
}

const SUPPORTED: readonly MethodType[] = ['card', 'pix']

export class Elements {
  readonly #publishableKey: string
  #options: ElementsOptions
  #element: PaymentElement | undefined
  #submitted = false

  constructor(publishableKey: string, options: ElementsOptions) {
    check(options)
    this.#publishableKey = publishableKey
    this.#options = options
  }

  get clientSecret(): string | undefined {
    return this.#options.clientSecret
  }

  create(type: string): PaymentElement {
    if (type !== 'payment') throw new IntegrationError(`stripe-local has no ${type} Element.`)
    if (this.#element !== undefined)
      throw new IntegrationError('Can only create one Element of type payment.')
    this.#element = new PaymentElement({
      options: () => this.#frameOptions(),
      onChange: () => {
        this.#submitted = false
      },
      onDestroy: () => {
        this.#element = undefined
      },
    })
    return this.#element
  }

  getElement(type: string): PaymentElement | null {
    return type === 'payment' ? (this.#element ?? null) : null
  }

  update(options: ElementsOptions) {
    if (options.clientSecret !== undefined) throw new IntegrationError('The clientSecret cannot be changed.')
    const next = { ...this.#options, ...options }
    check(next)
    this.#options = next
    const { appearance, locale } = options
    if (appearance !== undefined || locale !== undefined || options.allowedPaymentMethodTypes !== undefined) {
      void this.#frameOptions().then((changed) => this.#element?.sendOptions(changed))
    }
  }

  async fetchUpdates(): Promise<object> {
    return {}
  }

  on(): this {
    return this
  }

  async submit(): Promise<Pick<Reply, 'error' | 'selectedPaymentMethod'>> {
    const reply = await this.#mounted().request({ type: 'submit' })
    this.#submitted = reply.error === undefined
    return reply
  }

  async token(params: object): Promise<Record<string, unknown> | { error: StripeError }> {
    if (this.#options.clientSecret === undefined && !this.#submitted) {
      throw new IntegrationError('elements.submit() must be called before the payment is confirmed.')
    }
    const { confirmationToken, error } = await this.#mounted().request({ type: 'token', params })
    if (error !== undefined) return { error }
    return confirmationToken ?? {}
  }

  #mounted(): PaymentElement {
    if (this.#element?.isMounted) return this.#element
    throw new IntegrationError('elements should have a mounted Payment Element.')
  }

  async #frameOptions(): Promise<FrameOptions> {
    const { appearance = {}, fonts = [], locale = 'auto' } = this.#options
    return { publishableKey: this.#publishableKey, types: await this.#types(), locale, appearance, fonts }
  }

  async #types(): Promise<MethodType[]> {
    const { clientSecret, currency, allowedPaymentMethodTypes } = this.#options
    if (clientSecret !== undefined) {
      const [id = ''] = clientSecret.split('_secret_')
      const params = { key: this.#publishableKey, client_secret: clientSecret }
      const response = await get(ORIGIN, `/v1/payment_intents/${id}`, params)
      const types = 'object' in response ? response.object['payment_method_types'] : []
      return SUPPORTED.filter((type) => Array.isArray(types) && types.includes(type))
    }
    const possible = SUPPORTED.filter((type) => type !== 'pix' || currency === 'brl')
    return possible.filter((type) => allowedPaymentMethodTypes?.includes(type) ?? true)
  }
}

function check(options: ElementsOptions) {
  const { mode, amount, currency, clientSecret } = options
  if (options.paymentMethodTypes !== undefined) {
    throw new IntegrationError('paymentMethodTypes is not supported: use allowedPaymentMethodTypes.')
  }
  if (clientSecret !== undefined) {
    if (mode !== undefined) throw new IntegrationError('Do not provide both mode and clientSecret.')
    return
  }
  if (mode !== 'payment')
    throw new IntegrationError('mode must be "payment", or a clientSecret must be given.')
  if (typeof amount !== 'number' || !Number.isInteger(amount) || amount <= 0) {
    throw new IntegrationError('amount must be a positive integer.')
  }
  if (typeof currency !== 'string') throw new IntegrationError('currency must be given.')
}
