/**
 * What the shop asks of whoever moves its money. Narrow on purpose, and in the shop's own words: another provider is
 * another file like stripe-payments.ts, and nothing else.
 */

export type PaymentStatus =
  /** Nobody has tried yet, or the last try failed: it can be paid. */
  | 'open'
  /** The buyer has something left to do: a Pix to pay, a question of the bank to answer. */
  | 'waiting'
  /** The money is on its way and cannot be called back. */
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
  /** Of what was received; known where the payment was asked for by itself. */
  refundedCents: number
  currency: string
  live: boolean
  /** Who made it, as the provider noted it. `unnamed`: before shops had ids, or another program altogether. */
  installation: 'own' | 'other' | 'unnamed'
  /** The order it was made for, as the provider noted it. */
  orderId: number | undefined
  method: 'card' | 'pix' | undefined
  /** For the e-mail that says how it was paid, and for the atelier; `installments` where there is more than one. */
  card: { brand: string; lastDigits: string; installments: number | null } | undefined
  /** The last try was refused by the bank or by the buyer. */
  declined: boolean
  /** A Pix that waits to be paid. */
  pix: { code: string; expiresAt: Date } | undefined
  /** The ways in which it may be paid. */
  methods: readonly string[]
  /** How long a Pix of this payment could be paid, from the moment it is chosen. */
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
  amountCents: number
  description: string
  methods: readonly ('card' | 'pix')[]
  /** From the moment it is chosen: no clock of ours has to agree with the provider's. */
  pixSeconds: number
  /** What the buyer's bank writes beside the sum. */
  statement?: string | undefined
  shipping?: ShippingTerms | undefined
}

export interface ProviderRefund {
  id: string
  amountCents: number
  status: 'pending' | 'succeeded' | 'failed'
  /** Ours, when it was asked for by the shop and not on the provider's own pages. */
  refundId: number | undefined
}

export interface RefundTerms {
  paymentId: string
  orderId: number
  refundId: number
  amountCents: number
}

export interface Dispute {
  /** Prevented and closed inquiries leave the money where it is; `unknown` is a status this version has never heard of. */
  outcome: 'open' | 'won' | 'lost' | 'prevented' | 'inquiry_closed' | 'unknown'
  amountCents: number
  /** Until when evidence is taken; null where none is. */
  dueBy: Date | null
}

/** The provider put a payment aside for a person to look at. */
export interface PaymentReview {
  isOpen: boolean
  /** It ended with the money going back. */
  isRefunded: boolean
}

/** Something happened to a payment. Only its name is believed: how things stand is asked anew. */
export interface ProviderEvent {
  id: string
  type: string
  live: boolean
  /** What to look at; undefined for what the shop does not follow. */
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
  /** As `getPayment`, but an answer of the last few seconds is good enough. */
  recentPayment(id: string, maxAgeMs: number): Promise<Payment>
  /** The payment as it is afterwards: cancelled, unless its money came or is on its way. */
  cancelPayment(id: string): Promise<Payment>
  paymentsSince(moment: Date): AsyncIterable<Payment>
  refund(terms: RefundTerms, idempotencyKey: string): Promise<ProviderRefund>
  refundsOf(paymentId: string): Promise<ProviderRefund[]>
  getDispute(id: string): Promise<Dispute>
  /** The ids of all disputes about a payment. */
  disputesOf(paymentId: string): Promise<string[]>
  getReview(id: string): Promise<PaymentReview>
  /** Actionable while the money neither went back nor is disputed. */
  getFraudWarning(id: string): Promise<{ isActionable: boolean }>
  /** What the shop follows and was never told of, or did not take. */
  undeliveredEvents(since: Date): AsyncIterable<ProviderEvent>
  /** Throws `ForgedWebhook` for what the provider did not sign, or signed too long ago. */
  parseWebhook(body: Buffer, signature: string): Promise<ProviderEvent>
}

/** The code of a `missing` payment that another installation made. */
export const OTHER_INSTALLATION = 'other_installation'

export class ForgedWebhook extends Error {
  override name = 'ForgedWebhook'
}

type ProblemKind =
  /** No answer, or none that says what became of the request: ask again, under the same key. */
  | 'away'
  /** It answered that it failed, and would answer the same to the same key. */
  | 'fault'
  /** The key was used before, for something else. */
  | 'key_reused'
  /** It said no for now, and would repeat that to the same key: ask again later, under the next one. */
  | 'later'
  /** The payment has moved on and no longer allows it. */
  | 'wrong_state'
  | 'missing'
  | 'refused'

export class PaymentProblem extends Error {
  override name = 'PaymentProblem'
  readonly kind: ProblemKind
  /** The provider's word for it. */
  readonly code: string | undefined

  constructor(kind: ProblemKind, { code, ...options }: ErrorOptions & { code?: string | undefined } = {}) {
    super(`payment provider: ${code ?? kind}`, options)
    this.kind = kind
    this.code = code
  }
}
