import { PaymentProblem, type PaymentProvider } from '@shop/api/adapters/payments'

const unavailable = () => Promise.reject(new PaymentProblem('unavailable'))
const nothing = () => (async function* () {})()

/** For tests without payments. */
export const noPayments: PaymentProvider = {
  createPayment: unavailable,
  changeTerms: unavailable,
  getPayment: unavailable,
  recentPayment: unavailable,
  cancelPayment: unavailable,
  paymentsSince: nothing,
  refund: unavailable,
  refundsOf: unavailable,
  getDispute: unavailable,
  disputesOf: unavailable,
  getReview: unavailable,
  getFraudWarning: unavailable,
  undeliveredEvents: nothing,
  parseWebhook: unavailable,
}
