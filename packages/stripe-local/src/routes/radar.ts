import { missing } from '../failure.ts'
import type { Call, Route } from '../http/call.ts'
import { LIST_PARAMS, listPage } from '../http/lists.ts'
import type { Review } from '../objects/review.ts'
import { closeReview } from '../radar.ts'

const BY_PAYMENT = new Set(['charge', 'payment_intent', ...LIST_PARAMS])

interface OfPayment {
  charge: string
  payment_intent?: unknown
}

export const radarRoutes: Route[] = [
  {
    method: 'GET',
    path: '/v1/reviews',
    handle: ({ account, form }) => {
      form.only(new Set(LIST_PARAMS))
      return listPage(account.reviews, form, { url: '/v1/reviews', matches: ({ open }) => open })
    },
  },
  { method: 'GET', path: '/v1/reviews/:id', handle: reviewOf },
  {
    method: 'POST',
    path: '/v1/reviews/:id/approve',
    handle: (call) => {
      call.form.only(new Set(['expand']))
      return closeReview(call.account, reviewOf(call), 'approved')
    },
  },
  {
    method: 'GET',
    path: '/v1/radar/early_fraud_warnings',
    handle: (call) =>
      listPage(call.account.warnings, call.form, {
        url: '/v1/radar/early_fraud_warnings',
        matches: ofPayment(call),
      }),
  },
  {
    method: 'GET',
    path: '/v1/disputes',
    handle: (call) =>
      listPage(call.account.disputes, call.form, { url: '/v1/disputes', matches: ofPayment(call) }),
  },
]

function reviewOf({ account, path: { id = '' } }: Call): Review {
  const review = account.reviews.get(id)
  if (review === undefined) throw missing('review', id)
  return review
}

function ofPayment({ form }: Call): (one: OfPayment) => boolean {
  form.only(BY_PAYMENT)
  const charge = form.text('charge')
  const intent = form.text('payment_intent')
  return (one) =>
    (charge === undefined || one.charge === charge) && (intent === undefined || one.payment_intent === intent)
}
