/** Messages between the shop's page and the frames. Each contains the id that the frame was opened with. */
export type MethodType = 'card' | 'pix'

/** An error as Stripe.js returns it to the page, from the API or from the form. */
export interface StripeError {
  type: string
  message: string
  code?: string
  decline_code?: string
  [detail: string]: unknown
}

export interface FontSource {
  cssSrc?: string
  family?: string
  src?: string
  weight?: string
  style?: string
}

export interface Appearance {
  variables?: Record<string, string>
  rules?: Record<string, Record<string, string>>
}

export interface FrameOptions {
  publishableKey: string
  types: MethodType[]
  locale: string
  appearance: Appearance
  fonts: FontSource[]
}

interface Change {
  empty: boolean
  complete: boolean
  type: MethodType
}

export interface Reply {
  error?: StripeError
  selectedPaymentMethod?: MethodType
  confirmationToken?: Record<string, unknown>
}

export type ToFrame = { id: string } & (
  | { type: 'init'; options: FrameOptions }
  | { type: 'update'; options: Partial<FrameOptions> }
  | { type: 'focus' }
  | { type: 'submit'; call: number }
  | { type: 'token'; call: number; params: object }
)

export type ToHost = { id: string } & (
  | { type: 'hello' | 'ready' | 'focus' | 'blur' | 'escape' | 'close' }
  | { type: 'height'; height: number }
  | { type: 'change'; change: Change }
  | { type: 'reply'; call: number; reply: Reply }
)

/** The caller has checked the sender, so a message with the right id can be trusted to match its type. */
export function isMessage<T extends ToFrame | ToHost>(data: unknown, id: string): data is T {
  return typeof data === 'object' && data !== null && 'id' in data && data.id === id && 'type' in data
}
