/** How badly the stand-in behaves. Tests switch it while it runs. */
export const FAULT_KINDS = ['400', '500', '500-after', '429', 'reset-before', 'reset-after', 'slow'] as const

export interface Fault {
  kind: (typeof FAULT_KINDS)[number]
  /** `POST /v1/payment_intents`; a `*` stands for one part of the path. Without it: any call of the API. */
  match?: string
  /** Of `slow`. */
  ms?: number
  /** Of `400`: what the error names. */
  code?: string
  param?: string
  /** How many calls it spoils; 1 unless said. */
  times?: number
}

export interface Settings {
  /** Milliseconds every answer of the API takes. */
  delayMs: number
  failNext: Fault[]
  /** Events are written down but never sent: what is lost stays lost. */
  dropWebhooks: boolean
  /** How many more times each event is sent. */
  duplicateWebhooks: number
  /** Events of one moment arrive in any order. */
  shuffle: boolean
  webhookDelayMs: number
  /** Seconds by which signatures are too old. */
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
