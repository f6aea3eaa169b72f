import type { Account } from '../account.ts'
import { invalid, invalidRequest, missing } from '../failure.ts'
import type { Call, Route } from '../http/call.ts'
import type { Form } from '../http/form.ts'
import { LIST_PARAMS, listPage } from '../http/lists.ts'
import { newPaymentIntent, type PaymentIntent } from '../objects/payment-intent.ts'
import { publicView } from '../objects/public-view.ts'
import { mergedMetadata } from '../params/metadata.ts'
import { amountOf, currencyOf } from '../params/money.ts'
import { methodOf, namedMethod } from '../params/payment-method.ts'
import { pixOptionsOf, typesOf } from '../params/payment-method-types.ts'
import { shippingOf } from '../params/people.ts'
import { CANCELLATION_REASONS, cancel } from '../payments/cancel.ts'
import { assertConfirmable, confirm } from '../payments/confirm.ts'

const DETAILS = ['description', 'metadata', 'payment_method_options', 'receipt_email', 'shipping']
const STATEMENT = ['statement_descriptor', 'statement_descriptor_suffix']
const METHOD = ['payment_method', 'payment_method_data', 'confirmation_token', 'return_url', 'use_stripe_sdk']
const TYPES = ['allowed_payment_method_types', 'automatic_payment_methods', 'payment_method_types']
const PRESENCE = ['off_session', 'error_on_requires_action']

const UPDATE = new Set(['amount', 'currency', 'expand', 'payment_method', ...TYPES, ...DETAILS, ...STATEMENT])
const CREATE = new Set([...UPDATE, 'capture_method', 'confirm', ...METHOD, ...PRESENCE])
const CONFIRM = new Set(['client_secret', 'expand', 'key', ...METHOD, ...PRESENCE, ...DETAILS])
const CANCEL = new Set(['cancellation_reason', 'expand'])

export const paymentIntentRoutes: Route[] = [
  { method: 'POST', path: '/v1/payment_intents', handle: create },
  {
    method: 'GET',
    path: '/v1/payment_intents',
    handle: ({ account, form }) => {
      form.only(new Set(LIST_PARAMS))
      return listPage(account.intents, form, { url: '/v1/payment_intents' })
    },
  },
  {
    method: 'GET',
    path: '/v1/payment_intents/:id',
    public: true,
    handle: (call) => view(call, intentOf(call)),
  },
  { method: 'POST', path: '/v1/payment_intents/:id', handle: update },
  { method: 'POST', path: '/v1/payment_intents/:id/confirm', public: true, handle: confirmOne },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id/cancel',
    handle: (call) => {
      call.form.only(CANCEL)
      const intent = intentOf(call)
      cancel(call.account, intent, call.form.choice('cancellation_reason', CANCELLATION_REASONS))
      return intent
    },
  },
]

function create({ account, form }: Call): PaymentIntent {
  form.only(CREATE)
  const amount = amountOf(form)
  if (amount === undefined) throw invalid('Missing required param: amount.', 'amount', 'parameter_missing')
  const currency = currencyOf(form)
  if (form.choice('capture_method', ['automatic', 'automatic_async', 'manual']) === 'manual') {
    throw invalid('stripe-local does not support manual capture.', 'capture_method')
  }
  const intent = newPaymentIntent({
    amount,
    currency,
    created: account.clock.seconds(),
    ...typesOf(form, currency),
  })
  Object.assign(intent, detailsOf(account, form, intent))
  const named = form.flag('confirm') ? undefined : namedMethod(account, form)
  if (named !== undefined) attach(intent, named.id)
  account.intents.add(intent)
  account.events.emit('payment_intent.created', intent)
  if (form.flag('confirm')) confirmWith(account, form, intent, false)
  return intent
}

function update(call: Call): PaymentIntent {
  const { account, form } = call
  form.only(UPDATE)
  const intent = intentOf(call)
  const amount = amountOf(form) ?? intent.amount
  const details = detailsOf(account, form, intent)
  if (amount !== intent.amount) assertAmountMayChange(intent)
  const types = TYPES.some((name) => form.has(name)) ? typesOf(form, intent.currency) : undefined
  const named = namedMethod(account, form)
  // Validate everything before changing anything.
  Object.assign(intent, { amount, ...details })
  if (types !== undefined) {
    intent.allowed_payment_method_types = types.allowedTypes
    intent.payment_method_types = types.types
  }
  if (named !== undefined) attach(intent, named.id)
  return intent
}

function confirmOne(call: Call): object {
  call.form.only(CONFIRM)
  const intent = intentOf(call)
  assertConfirmable(intent)
  Object.assign(intent, detailsOf(call.account, call.form, intent))
  confirmWith(call.account, call.form, intent, call.public)
  return view(call, intent)
}

function confirmWith(account: Account, form: Form, intent: PaymentIntent, byBrowser: boolean) {
  const method = methodOf(account, form, intent)
  confirm(account, intent, {
    method,
    byStripeJs: byBrowser || form.flag('use_stripe_sdk'),
    returnUrl: form.text('return_url'),
    offSession: form.flag('off_session') || form.flag('error_on_requires_action'),
  })
}

function detailsOf({ clock }: Account, form: Form, intent: PaymentIntent): Partial<PaymentIntent> {
  const pix = pixOptionsOf(form, clock.seconds())
  const texts = ['description', 'receipt_email', 'statement_descriptor', 'statement_descriptor_suffix']
  return {
    metadata: mergedMetadata(form, intent.metadata),
    ...(pix !== undefined && { payment_method_options: { ...intent.payment_method_options, pix } }),
    ...(form.has('shipping') && { shipping: shippingOf(form) }),
    ...Object.fromEntries(texts.flatMap((name) => (form.has(name) ? [[name, form.text(name) || null]] : []))),
  }
}

function attach(intent: PaymentIntent, methodId: string) {
  intent.payment_method = methodId
  intent.status = 'requires_confirmation'
}

function assertAmountMayChange(intent: PaymentIntent) {
  if (intent.status === 'requires_payment_method' || intent.status === 'requires_confirmation') return
  const message = `This PaymentIntent's amount could not be updated because it has a status of ${intent.status}. You may only update the amount of a PaymentIntent with one of the following statuses: requires_payment_method, requires_confirmation.`
  throw invalidRequest(message, { code: 'payment_intent_unexpected_state', payment_intent: intent })
}

/** A browser needs the client secret of a payment; the id alone is not enough. */
function intentOf({ account, form, path, public: isPublic }: Call): PaymentIntent {
  const { id = '' } = path
  const intent = account.intents.get(id)
  if (intent === undefined) throw missing('payment_intent', id, 'intent')
  if (isPublic && form.required('client_secret') !== intent.client_secret) {
    const message =
      'The client_secret provided does not match the client_secret associated with the PaymentIntent.'
    throw invalid(message, 'client_secret', 'payment_intent_invalid_parameter')
  }
  return intent
}

function view({ public: isPublic }: Call, intent: PaymentIntent): object {
  return isPublic ? publicView(intent) : intent
}
