/** `window.Stripe`, as far as @stripe/stripe-js and @stripe/react-stripe-js call it. */
import {
  type ConfirmOptions,
  confirmPayment,
  handleAction,
  isFailed,
  type Result,
  retrieve,
} from './confirm.ts'
import { Elements, type ElementsOptions } from './elements.ts'
import { IntegrationError } from './integration-error.ts'

class StripeInstance {
  readonly #key: string

  constructor(key: string) {
    this.#key = key
  }

  elements(options: ElementsOptions = {}): Elements {
    return new Elements(this.#key, options)
  }

  confirmPayment(options: ConfirmOptions): Promise<Result> {
    return confirmPayment(this.#key, options)
  }

  async createConfirmationToken({ elements, params = {} }: { elements: Elements; params?: object }) {
    const made = await elements.token(params)
    return isFailed(made) ? made : { confirmationToken: made }
  }

  retrievePaymentIntent(clientSecret: string): Promise<Result> {
    return retrieve(this.#key, clientSecret)
  }

  async handleNextAction({ clientSecret }: { clientSecret: string }): Promise<Result> {
    const found = await retrieve(this.#key, clientSecret)
    return 'error' in found ? found : handleAction(this.#key, clientSecret, found.paymentIntent)
  }

  // The wrapper libraries check that these methods exist.
  registerAppInfo() {}
  _registerWrapper() {}
  createToken() {
    return notHere('createToken')
  }
  createPaymentMethod() {
    return notHere('createPaymentMethod')
  }
  confirmCardPayment() {
    return notHere('confirmCardPayment')
  }
}

function notHere(name: string): never {
  throw new IntegrationError(`stripe-local has no ${name}.`)
}

function Stripe(key: string): StripeInstance {
  if (typeof key !== 'string' || !key.startsWith('pk_test_')) {
    throw new IntegrationError('stripe-local accepts only a publishable test key.')
  }
  return new StripeInstance(key)
}

Object.assign(window, { Stripe: Object.assign(Stripe, { version: 'endive' }) })
