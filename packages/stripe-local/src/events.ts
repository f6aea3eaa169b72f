/** Records events and passes them to the webhook delivery. */
import type { Clock } from './clock.ts'
import { Collection } from './collection.ts'
import { type EventSource, newEvent, type StoredEvent } from './objects/event.ts'

/** About 2 KB each. Stripe retains them for 30 days; in a long load test that would fill the memory. */
const MOST_EVENTS = 50_000
const BY_ITSELF: EventSource = { id: null, idempotency_key: null }

export class Events {
  readonly stored = new Collection<StoredEvent>(MOST_EVENTS)
  onEvent: (event: StoredEvent) => void = () => undefined
  readonly #clock: Clock
  #request = BY_ITSELF

  constructor(clock: Clock) {
    this.#clock = clock
  }

  emit(type: string, object: object, previous?: object) {
    const created = this.#clock.seconds()
    const event = newEvent(type, object, { created, request: this.#request, ...(previous && { previous }) })
    this.onEvent(this.stored.add(event))
  }

  /** Endpoints run synchronously, so all events emitted meanwhile were caused by this request. */
  causedBy<T>(request: EventSource, run: () => T): T {
    this.#request = request
    try {
      return run()
    } finally {
      this.#request = BY_ITSELF
    }
  }
}
