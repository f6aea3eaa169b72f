import { LRUCache } from 'lru-cache'
import type { CachedResponse } from './cached-response.ts'

export interface RenderedResponse {
  cached: CachedResponse
  /** the data that the response depends on; null when it must not be stored */
  tags: readonly string[] | null
}

interface Entry {
  cached: CachedResponse
  tags: readonly string[]
  fresh: boolean
  freshUntil: number
}

/** A response that is being produced. */
interface Flight {
  /** by the counter of changes */
  began: number
  made: Promise<RenderedResponse>
}

interface Options {
  maxBytes: number
  /** until when a response produced now stays valid */
  freshUntil: (now: number) => number
  now?: () => number
  /** how long a visitor waits for a new response while a stale entry exists */
  timeoutMs?: number
}

const MAX_RESPONSES = 5_000
const TIMEOUT_MS = 2_000
/** How long a stale entry may still be served when a new response cannot be produced. */
const STALE_IF_ERROR_MS = 60 * 60 * 1000
/** Beyond this many remembered tags their times are dropped: responses in progress at that moment are not stored. */
const MAX_REMEMBERED_TAGS = 10_000

/**
 * Whole responses, pages or data, by canonical URL. Each is produced once however many requests arrive at the same
 * time; it lives until one of its tags is invalidated, midnight passes or memory runs short. A stale entry is retained
 * for a while, and served only when a new response cannot be produced, or not soon (the database is unavailable or
 * slow): an old price on a page is better than an error, since no order is ever priced from this cache.
 */
export class ResponseCache {
  readonly counts = { hits: 0, made: 0, stale: 0, failures: 0 }
  readonly #entries: LRUCache<string, Entry>
  readonly #flights = new Map<string, Flight>()
  readonly #keysByTag = new Map<string, Set<string>>()
  readonly #movedAt = new Map<string, number>()
  readonly #freshUntil: (now: number) => number
  readonly #now: () => number
  readonly #timeoutMs: number
  #clock = 0
  #everythingMovedAt = 0
  #listening = false

  constructor({ maxBytes, freshUntil, now = Date.now, timeoutMs = TIMEOUT_MS }: Options) {
    this.#freshUntil = freshUntil
    this.#now = now
    this.#timeoutMs = timeoutMs
    this.#entries = new LRUCache({
      max: MAX_RESPONSES,
      maxSize: maxBytes,
      sizeCalculation: ({ cached }, key) => cached.bytes + key.length,
      dispose: (entry, key) => this.#forget(entry, key),
    })
  }

  get bytes() {
    return this.#entries.calculatedSize
  }

  get tags() {
    return this.#keysByTag.size
  }

  /** The cached response, if there is one and it is fresh. */
  lookup(key: string): CachedResponse | undefined {
    const entry = this.#entries.get(key)
    if (!entry?.fresh || entry.freshUntil <= this.#now()) return undefined
    this.counts.hits++
    return entry.cached
  }

  /** The response, produced unless cached or in progress. `admit` may reject the request before a render. */
  async resolve(
    key: string,
    make: () => Promise<RenderedResponse>,
    admit?: () => void,
  ): Promise<CachedResponse> {
    const cachedEntry = this.lookup(key)
    if (cachedEntry) return cachedEntry
    if (!this.#flights.has(key)) admit?.()
    return this.#orStale(key, this.#share(key, make))
  }

  /** Data behind this tag changed. */
  invalidate(tag: string) {
    this.#movedAt.set(tag, ++this.#clock)
    if (this.#movedAt.size > MAX_REMEMBERED_TAGS) {
      this.#movedAt.clear()
      this.#everythingMovedAt = this.#clock
    }
    for (const key of this.#keysByTag.get(tag) ?? []) this.#expire(key)
  }

  /** Changes may have been missed: no cached response can be trusted. */
  invalidateAll() {
    this.#everythingMovedAt = ++this.#clock
    for (const key of this.#entries.keys()) this.#expire(key)
    this.#flights.clear()
  }

  /** While changes are not received, responses are produced for each request and stored only as stale entries. */
  set listening(value: boolean) {
    this.#listening = value
    this.invalidateAll()
  }

  /**
   * The response in progress, shared by many requests, unless the data it shows changed before this request came. Its
   * tags are known only when it has finished: a change of any other data does not end the sharing.
   */
  async #share(key: string, make: () => Promise<RenderedResponse>): Promise<CachedResponse> {
    const requestedAt = this.#clock
    for (;;) {
      const flight = this.#flights.get(key) ?? this.#start(key, make)
      const { cached, tags } = await flight.made
      const current =
        flight.began >= requestedAt || cached.status >= 500 || !this.#movedSince(flight.began, tags)
      if (current) return cached
    }
  }

  #start(key: string, make: () => Promise<RenderedResponse>): Flight {
    const began = this.#clock
    const flight: Flight = {
      began,
      made: this.#make(key, make, began).finally(() => {
        if (this.#flights.get(key) === flight) this.#flights.delete(key)
      }),
    }
    this.#flights.set(key, flight)
    return flight
  }

  /** Without tags it may depend on any data. */
  #movedSince(began: number, tags: readonly string[] | null): boolean {
    if (tags === null) return this.#clock > began
    return this.#everythingMovedAt > began || tags.some((tag) => (this.#movedAt.get(tag) ?? 0) > began)
  }

  async #orStale(key: string, flight: Promise<CachedResponse>): Promise<CachedResponse> {
    if (!this.#entries.has(key)) return flight
    const late = Promise.withResolvers<undefined>()
    const timer = setTimeout(late.resolve, this.#timeoutMs, undefined)
    try {
      const cached = await Promise.race([flight, late.promise])
      return cached ?? this.#stale(key) ?? (await flight)
    } finally {
      clearTimeout(timer)
      // The request no longer waits for it, so a failure is ignored.
      flight.catch(() => undefined)
    }
  }

  async #make(key: string, make: () => Promise<RenderedResponse>, began: number): Promise<RenderedResponse> {
    this.counts.made++
    try {
      const made = await make()
      const { cached, tags } = made
      if (cached.status >= 500) {
        const stale = this.#stale(key)
        if (stale) return { cached: stale, tags: [] }
        this.counts.failures++
      } else if (tags) this.#store(key, cached, tags, began)
      return made
    } catch (error) {
      const cached = this.#stale(key)
      if (cached) return { cached, tags: [] }
      this.counts.failures++
      throw error
    }
  }

  #store(key: string, cached: CachedResponse, tags: readonly string[], began: number) {
    const fresh = this.#listening && !this.#movedSince(began, tags)
    // A slow response that was overtaken by a change must not replace the one produced after it.
    if (!fresh && this.#entries.peek(key)?.fresh) return
    const now = this.#now()
    this.#entries.set(key, { cached, tags, fresh, freshUntil: fresh ? this.#freshUntil(now) : now })
    if (!this.#entries.has(key)) return
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag)
      if (keys) keys.add(key)
      else this.#keysByTag.set(tag, new Set([key]))
    }
  }

  #stale(key: string): CachedResponse | undefined {
    const entry = this.#entries.peek(key)
    if (!entry || entry.freshUntil + STALE_IF_ERROR_MS <= this.#now()) return undefined
    this.counts.stale++
    return entry.cached
  }

  #expire(key: string) {
    const entry = this.#entries.peek(key)
    if (!entry?.fresh) return
    entry.fresh = false
    entry.freshUntil = Math.min(entry.freshUntil, this.#now())
  }

  #forget(entry: Entry, key: string) {
    for (const tag of entry.tags) {
      const keys = this.#keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) this.#keysByTag.delete(tag)
    }
  }
}
