/**
 * The payment provider's interface. Narrow on purpose, and in the shop's own terms: another provider is another file
 * like stripe-payments.ts, and nothing else.
 */

export type PaymentStatus =
  /** No attempt yet, or the last attempt failed: it can be paid. */
  | 'open'
  /** The buyer has something left to do: pay a Pix, or complete the bank's authentication. */
  | 'waiting'
  /** The money is in transit and the payment cannot be cancelled. */
  | 'processing'
  | 'succeeded'
  | 'cancelled'

export interface Payment {
  id: string
  /** Lets a browser pay it: for the order's owner only, never in a log. */
  clientSecret: string
  status: PaymentStatus
  amountCents: number
  receivedCents: number
  /** Out of `receivedCents`; known only when the payment was fetched by itself. */
  refundedCents: number
  currency: string
  live: boolean
  /** The installation that created it, from its metadata. `unnamed`: before shops had ids, or another program. */
  installation: 'own' | 'other' | 'unnamed'
  /** The order it was created for, from the provider's metadata. */
  orderId: number | undefined
  /** The charge it was created for; undefined for the first charge of an order. */
  chargeId: number | undefined
  method: 'card' | 'pix' | undefined
  /** For the email about the payment, and for the atelier; `installments` where there is more than one. */
  card: { brand: string; lastDigits: string; installments: number | null } | undefined
  /** The last attempt was declined by the bank or by the buyer. */
  declined: boolean
  /** A Pix that is waiting to be paid. */
  pix: { code: string; expiresAt: Date } | undefined
  /** The payment methods that are allowed. */
  methods: readonly string[]
  /** How long a Pix of this payment can be paid, from the moment it is chosen. */
  pixSeconds: number | undefined
}

export interface ShippingTerms {
  name: string
  phone: string | null
  address: string
  complement: string | null
  city: string
  state: string
  zipCode: string
}

export interface PaymentTerms {
  orderId: number
  /** Not of the first charge: a repeated call must send what it sent before orders had several. */
  chargeId?: number | undefined
  amountCents: number
  description: string
  methods: readonly ('card' | 'pix')[]
  /** From the moment it is chosen: relative, so that our clock need not agree with the provider's. */
  pixSeconds: number
  /** The statement descriptor on the buyer's bank statement. */
  statement?: string | undefined
  shipping?: ShippingTerms | undefined
}

export interface ProviderRefund {
  id: string
  amountCents: number
  status: 'pending' | 'succeeded' | 'failed'
  /** Our refund id, when the shop requested it; undefined when it was made on the provider's dashboard. */
  refundId: number | undefined
}

export interface RefundTerms {
  paymentId: string
  orderId: number
  refundId: number
  amountCents: number
}

export interface Dispute {
  /** Prevented and closed inquiries do not move the money; `unknown` is a status this version does not know. */
  outcome: 'open' | 'won' | 'lost' | 'prevented' | 'inquiry_closed' | 'unknown'
  amountCents: number
  /** Deadline for evidence; null when none is accepted. */
  dueBy: Date | null
}

/** The provider put a payment aside for manual review. */
export interface PaymentReview {
  isOpen: boolean
  /** The review ended with a refund. */
  isRefunded: boolean
}

/** An event about a payment. Only its id is trusted: the current state is fetched from the provider. */
export interface ProviderEvent {
  id: string
  type: string
  live: boolean
  /** What to fetch; undefined for events that the shop does not follow. */
  topic: 'payment' | 'refund' | 'dispute' | 'review' | 'fraud_warning' | undefined
  objectId: string
  paymentId: string | undefined
}

export interface PaymentProvider {
  createPayment(terms: PaymentTerms, idempotencyKey: string): Promise<Payment>
  /** Only while it is open. */
  changeTerms(id: string, terms: PaymentTerms, idempotencyKey: string): Promise<Payment>
  /** `missing` also for a payment of another installation: to this one it does not exist. */
  getPayment(id: string): Promise<Payment>
  /** As `getPayment`, but a result of the last few seconds is good enough. */
  recentPayment(id: string, maxAgeMs: number): Promise<Payment>
  /** The payment after the call: cancelled, unless its money has arrived or is in transit. */
  cancelPayment(id: string): Promise<Payment>
  paymentsSince(moment: Date): AsyncIterable<Payment>
  refund(terms: RefundTerms, idempotencyKey: string): Promise<ProviderRefund>
  refundsOf(paymentId: string): Promise<ProviderRefund[]>
  getDispute(id: string): Promise<Dispute>
  /** The ids of all disputes about a payment. */
  disputesOf(paymentId: string): Promise<string[]>
  getReview(id: string): Promise<PaymentReview>
  /** Actionable while the payment is neither refunded nor disputed. */
  getFraudWarning(id: string): Promise<{ isActionable: boolean }>
  /** Followed events that were never delivered to the shop, or that it did not accept. */
  undeliveredEvents(since: Date): AsyncIterable<ProviderEvent>
  /** Throws `ForgedWebhook` when the signature is invalid or too old. */
  parseWebhook(body: Buffer, signature: string): Promise<ProviderEvent>
}

/** The code of a `missing` payment that another installation made. */
export const OTHER_INSTALLATION = 'other_installation'

export class ForgedWebhook extends Error {
  override name = 'ForgedWebhook'
}

type ProblemKind =
  /** No response, or none that says whether the request was executed: retry with the same key. */
  | 'unavailable'
  /** The request failed, and the same key would return the same failure. */
  | 'fault'
  /** The key was used before for a different request. */
  | 'key_reused'
  /** Rejected for now, and the same key would return the same: retry later with the next key. */
  | 'later'
  /** The payment is in another state and no longer allows it. */
  | 'wrong_state'
  | 'missing'
  | 'rejected'

export class PaymentProblem extends Error {
  override name = 'PaymentProblem'
  readonly kind: ProblemKind
  /** The provider's error code. */
  readonly code: string | undefined

  constructor(kind: ProblemKind, { code, ...options }: ErrorOptions & { code?: string | undefined } = {}) {
    super(`payment provider: ${code ?? kind}`, options)
    this.kind = kind
    this.code = code
  }
}
