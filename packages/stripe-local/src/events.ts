/** Writes down what happened and tells whoever sends it on. */
import type { Clock } from './clock.ts'
import { Collection } from './collection.ts'
import { type EventSource, type KeptEvent, newEvent } from './objects/event.ts'

/** About 2 KB each. Stripe keeps them for 30 days; a long load test would fill the memory with them. */
const MOST_EVENTS = 50_000
const BY_ITSELF: EventSource = { id: null, idempotency_key: null }

export class Events {
  readonly kept = new Collection<KeptEvent>(MOST_EVENTS)
  onEvent: (event: KeptEvent) => void = () => undefined
  readonly #clock: Clock
  #request = BY_ITSELF

  constructor(clock: Clock) {
    this.#clock = clock
  }

  emit(type: string, object: object, previous?: object) {
    const created = this.#clock.seconds()
    const event = newEvent(type, object, { created, request: this.#request, ...(previous && { previous }) })
    this.onEvent(this.kept.add(event))
  }

  /** Calls run without a pause, so what is emitted meanwhile was caused by the request. */
  causedBy<T>(request: EventSource, run: () => T): T {
    this.#request = request
    try {
      return run()
    } finally {
      this.#request = BY_ITSELF
    }
  }
}
