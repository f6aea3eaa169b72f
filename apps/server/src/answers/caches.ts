import type { Logger } from 'pino'
import { AnswerCache } from './answer-cache.ts'
import type { KnownAnswers } from './known-answers.ts'
import { nextMidnight } from './midnight.ts'
import { listenForTags } from './tag-listener.ts'

export interface AnswerCaches extends KnownAnswers {
  sitemaps: AnswerCache
}

/** A few files of ten thousand products each: crawlers come rarely, and fetch them one after the other. */
const SITEMAP_BYTES = 16 * 1024 * 1024
/** The share of the page memory for pages with a query. */
const SEARCHES_SHARE = 1 / 4

/** Each with its own memory: a flood in one does not affect the others. */
export function createCaches(bytes: { pages: number; calls: number }): AnswerCaches {
  const cache = (maxBytes: number) => new AnswerCache({ maxBytes, freshUntil: nextMidnight })
  return {
    pages: cache(Math.ceil(bytes.pages * (1 - SEARCHES_SHARE))),
    searches: cache(Math.ceil(bytes.pages * SEARCHES_SHARE)),
    calls: cache(bytes.calls),
    sitemaps: cache(SITEMAP_BYTES),
  }
}

interface Options {
  databaseUrl: string
  log: Logger
  onListening?: (listening: boolean) => void
}

/** From now on all caches drop what has changed; before, they store nothing as fresh. */
export function followChanges(caches: AnswerCaches, { databaseUrl, log, onListening }: Options) {
  const all = [caches.pages, caches.searches, caches.calls, caches.sitemaps]
  return listenForTags({
    databaseUrl,
    log,
    onTag(tag) {
      for (const cache of all) cache.invalidate(tag)
    },
    onListening(listening) {
      for (const cache of all) cache.listening = listening
      onListening?.(listening)
    },
  })
}
