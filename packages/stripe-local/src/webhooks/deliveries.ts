/** Sends events to the shop, newly signed on each attempt, until it responds with 2xx or the attempts are used up. */
import type { Account } from '../account.ts'
import { eventText, type StoredEvent } from '../objects/event.ts'
import { post } from './post.ts'
import { signatureOf } from './signature.ts'

export interface Receiver {
  url: string
  secret: string
  timeoutMs: number
}

/** Stripe waits for hours; these pauses are short enough for tests and long enough to be distinguished. */
const PAUSES_MS = [1_000, 5_000, 30_000]
const LATER_PAUSE_MS = 60_000
const MOST_TRIES = 20
const SHUFFLE_WINDOW_MS = 150

export class Deliveries {
  readonly #account: Account
  readonly #receiver: Receiver
  #shuffled: StoredEvent[] = []
  #stopped = false

  constructor(account: Account, receiver: Receiver) {
    this.#account = account
    this.#receiver = receiver
  }

  offer(event: StoredEvent) {
    const { clock, settings } = this.#account
    if (settings.dropWebhooks) return
    if (settings.shuffle) return this.#mixIn(event)
    if (settings.webhookDelayMs > 0) clock.after(settings.webhookDelayMs, () => this.#send(event))
    // The response to the call that caused the event is sent first.
    else setImmediate(() => this.#send(event))
  }

  /** One more attempt, regardless of earlier ones; true if the shop accepted it. */
  async resend(event: StoredEvent): Promise<boolean> {
    event.attempts += 1
    const taken = await this.sendText(eventText(event))
    if (taken) event.delivered = true
    return taken
  }

  /** The shop checks signatures by its own clock, so they contain the real time, not the test clock. */
  sendText(text: string): Promise<boolean> {
    const { url, secret, timeoutMs } = this.#receiver
    const { signatureAge, forgeSignatures } = this.#account.settings
    const signedWith = forgeSignatures ? `${secret}-forged` : secret
    const time = Math.floor(Date.now() / 1000) - signatureAge
    return post(url, text, signatureOf(text, signedWith, time), timeoutMs)
  }

  stop() {
    this.#stopped = true
  }

  #send(event: StoredEvent) {
    if (this.#stopped) return
    void this.#try(event)
    for (let copy = 0; copy < this.#account.settings.duplicateWebhooks; copy++) void this.resend(event)
  }

  async #try(event: StoredEvent, tries = 1): Promise<void> {
    if (await this.resend(event)) return
    if (this.#stopped || event.delivered || tries >= MOST_TRIES) return
    const pause = PAUSES_MS[tries - 1] ?? LATER_PAUSE_MS
    this.#account.clock.after(pause, () => void this.#try(event, tries + 1))
  }

  #mixIn(event: StoredEvent) {
    this.#shuffled.push(event)
    if (this.#shuffled.length > 1) return
    this.#account.clock.after(SHUFFLE_WINDOW_MS, () => {
      const events = this.#shuffled
      this.#shuffled = []
      for (const [, mixed] of events
        .map((each) => [Math.random(), each] as const)
        .sort(([a], [b]) => a - b)) {
        this.#send(mixed)
      }
    })
  }
}
