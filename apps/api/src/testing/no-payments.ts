import { PaymentProblem, type PaymentProvider } from '../adapters/payments.ts'

const away = () => Promise.reject(new PaymentProblem('away'))
const nothing = () => (async function* () {})()

/** For tests without payments. */
export const noPayments: PaymentProvider = {
  createPayment: away,
  changeTerms: away,
  getPayment: away,
  recentPayment: away,
  cancelPayment: away,
  paymentsSince: nothing,
  refund: away,
  refundsOf: away,
  getDispute: away,
  disputesOf: away,
  getReview: away,
  getFraudWarning: away,
  undeliveredEvents: nothing,
  parseWebhook: away,
}
