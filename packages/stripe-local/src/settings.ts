/** Fault injection settings. Tests change them at runtime. */
export const FAULT_KINDS = ['400', '500', '500-after', '429', 'reset-before', 'reset-after', 'slow'] as const

export interface Fault {
  kind: (typeof FAULT_KINDS)[number]
  /** `POST /v1/payment_intents`; `*` matches one path segment. If omitted, any API call matches. */
  match?: string
  /** For `slow`. */
  ms?: number
  /** For `400`: the code and parameter in the error. */
  code?: string
  param?: string
  /** Number of calls to fail; 1 by default. */
  times?: number
}

export interface Settings {
  /** Delay of every API response in milliseconds. */
  delayMs: number
  failNext: Fault[]
  /** Events are recorded but never sent, not even later. */
  dropWebhooks: boolean
  /** Number of additional deliveries of each event. */
  duplicateWebhooks: number
  /** Events that occur close together are delivered in random order. */
  shuffle: boolean
  webhookDelayMs: number
  /** Age of the signature timestamps in seconds. */
  signatureAge: number
  forgeSignatures: boolean
}

export function wellBehaved(): Settings {
  return {
    delayMs: 0,
    failNext: [],
    dropWebhooks: false,
    duplicateWebhooks: 0,
    shuffle: false,
    webhookDelayMs: 0,
    signatureAge: 0,
    forgeSignatures: false,
  }
}
