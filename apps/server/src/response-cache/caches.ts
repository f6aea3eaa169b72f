import type { Logger } from 'pino'
import { nextMidnight } from './midnight.ts'
import { ResponseCache } from './response-cache.ts'
import type { CachedResponses } from './serve-cached.ts'
import { listenForTags } from './tag-listener.ts'

export interface ResponseCaches extends CachedResponses {
  sitemaps: ResponseCache
  /** the icons and pictures made of the shop's brand */
  brand: ResponseCache
}

/** A few files of ten thousand products each: crawlers come rarely, and fetch them one after the other. */
const SITEMAP_BYTES = 16 * 1024 * 1024
/** A dozen pictures. */
const BRAND_BYTES = 4 * 1024 * 1024
/** The share of the page memory for pages with a query. */
const SEARCHES_SHARE = 1 / 4

/** Each with its own memory: a flood in one does not affect the others. */
export function createCaches(bytes: { pages: number; api: number }): ResponseCaches {
  const cache = (maxBytes: number) => new ResponseCache({ maxBytes, freshUntil: nextMidnight })
  return {
    pages: cache(Math.ceil(bytes.pages * (1 - SEARCHES_SHARE))),
    searches: cache(Math.ceil(bytes.pages * SEARCHES_SHARE)),
    api: cache(bytes.api),
    sitemaps: cache(SITEMAP_BYTES),
    brand: cache(BRAND_BYTES),
  }
}

interface Options {
  databaseUrl: string
  log: Logger
  onListening?: (listening: boolean) => void
}

/** From now on all caches drop what has changed; before, they store nothing as fresh. */
export function followChanges(caches: ResponseCaches, { databaseUrl, log, onListening }: Options) {
  const all = [caches.pages, caches.searches, caches.api, caches.sitemaps, caches.brand]
  return listenForTags({
    databaseUrl,
    log,
    onTag(tag) {
      for (const changed of changedTags(tag)) {
        for (const cache of all) cache.invalidate(changed)
      }
    },
    onListening(listening) {
      for (const cache of all) cache.listening = listening
      onListening?.(listening)
    },
  })
}

/** The reviews of a product belong to the reviews of all products, which the home page quotes. */
function changedTags(tag: string): string[] {
  return tag.startsWith('reviews:') ? [tag, 'reviews'] : [tag]
}
