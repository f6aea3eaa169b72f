import { LRUCache } from 'lru-cache'
import type { Page } from './page.ts'

export interface Rendered {
  page: Page
  /** what the page was made of; null when it must not be kept */
  tags: readonly string[] | null
}

interface Entry {
  page: Page
  tags: readonly string[]
  fresh: boolean
  freshUntil: number
}

interface Options {
  maxBytes: number
  /** the moment up to which a page rendered now stays true */
  freshUntil: (now: number) => number
  now?: () => number
}

const MAX_PAGES = 5_000
/** How long an outdated page may still stand in for one that cannot be rendered. */
const STALE_IF_ERROR_MS = 60 * 60 * 1000
/** Beyond this many remembered tags the oldest knowledge is given up: renders then under way are not kept. */
const MAX_REMEMBERED_TAGS = 10_000

/**
 * Whole pages by canonical URL. One render per page however many ask at once; a page lives until one of its tags
 * moves, midnight passes or memory runs short. A page that is no longer fresh is kept a while, to be shown only when
 * a new one cannot be made (the database is away): an old price on the shelf beats a closed door, since no order is
 * ever priced from a page.
 */
export class PageCache {
  readonly counts = { hits: 0, renders: 0, stale: 0, failures: 0 }
  readonly #entries: LRUCache<string, Entry>
  readonly #flights = new Map<string, Promise<Page>>()
  readonly #keysByTag = new Map<string, Set<string>>()
  readonly #movedAt = new Map<string, number>()
  readonly #freshUntil: (now: number) => number
  readonly #now: () => number
  #clock = 0
  #everythingMovedAt = 0
  #listening = false

  constructor({ maxBytes, freshUntil, now = Date.now }: Options) {
    this.#freshUntil = freshUntil
    this.#now = now
    this.#entries = new LRUCache({
      max: MAX_PAGES,
      maxSize: maxBytes,
      sizeCalculation: ({ page }, key) => page.bytes + key.length,
      dispose: (entry, key) => this.#forget(entry, key),
    })
  }

  get bytes() {
    return this.#entries.calculatedSize
  }

  /** The page, if it is known and still true. */
  lookup(key: string): Page | undefined {
    const entry = this.#entries.get(key)
    if (!entry?.fresh || entry.freshUntil <= this.#now()) return undefined
    this.counts.hits++
    return entry.page
  }

  /** The page, rendered unless it is known or already being rendered. */
  async resolve(key: string, render: () => Promise<Rendered>): Promise<Page> {
    const known = this.lookup(key)
    if (known) return known
    const flight = this.#flights.get(key)
    if (flight) return flight
    const started = this.#render(key, render).finally(() => {
      if (this.#flights.get(key) === started) this.#flights.delete(key)
    })
    this.#flights.set(key, started)
    return started
  }

  /** Something behind this tag changed. */
  invalidate(tag: string) {
    this.#movedAt.set(tag, ++this.#clock)
    if (this.#movedAt.size > MAX_REMEMBERED_TAGS) {
      this.#movedAt.clear()
      this.#everythingMovedAt = this.#clock
    }
    for (const key of this.#keysByTag.get(tag) ?? []) this.#expire(key)
    // Whoever asks from now on must not be handed a render that began before the change.
    this.#flights.clear()
  }

  /** Changes may have been missed: nothing that was known can be trusted. */
  invalidateAll() {
    this.#everythingMovedAt = ++this.#clock
    for (const key of this.#entries.keys()) this.#expire(key)
    this.#flights.clear()
  }

  /** While nobody tells us of changes, pages are rendered for each request and kept for emergencies only. */
  set listening(value: boolean) {
    this.#listening = value
    this.invalidateAll()
  }

  async #render(key: string, render: () => Promise<Rendered>): Promise<Page> {
    const began = this.#clock
    this.counts.renders++
    try {
      const { page, tags } = await render()
      if (page.status >= 500) {
        const standIn = this.#standIn(key)
        if (!standIn) this.counts.failures++
        return standIn ?? page
      }
      if (tags) this.#store(key, page, tags, began)
      return page
    } catch (error) {
      const page = this.#standIn(key)
      if (page) return page
      this.counts.failures++
      throw error
    }
  }

  #store(key: string, page: Page, tags: readonly string[], began: number) {
    const moved = this.#everythingMovedAt > began || tags.some((tag) => (this.#movedAt.get(tag) ?? 0) > began)
    const fresh = this.#listening && !moved
    // A slow render that was overtaken by a change must not replace the one made after it.
    if (!fresh && this.#entries.peek(key)?.fresh) return
    const now = this.#now()
    this.#entries.set(key, { page, tags, fresh, freshUntil: fresh ? this.#freshUntil(now) : now })
    if (!this.#entries.has(key)) return
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag)
      if (keys) keys.add(key)
      else this.#keysByTag.set(tag, new Set([key]))
    }
  }

  #standIn(key: string): Page | undefined {
    const entry = this.#entries.peek(key)
    if (!entry || entry.freshUntil + STALE_IF_ERROR_MS <= this.#now()) return undefined
    this.counts.stale++
    return entry.page
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
