import { Counter, Gauge, type Registry } from 'prom-client'
import type { ResponseCache } from './response-cache/response-cache.ts'

/** The cache has plain counters, to keep its hot path cheap; they are read on each Prometheus scrape. */
export function measureCaches(
  registry: Registry,
  name: 'page' | 'call' | 'sitemap' | 'brand',
  caches: readonly ResponseCache[],
) {
  const outcomes = new Counter({
    name: `${name}_cache_requests_total`,
    help: 'Responses by outcome: cache hits, newly made, stale entries, failures',
    labelNames: ['outcome'],
    registers: [registry],
    collect() {
      outcomes.reset()
      for (const { counts } of caches)
        for (const [outcome, count] of Object.entries(counts)) outcomes.inc({ outcome }, count)
    },
  })
  const gauge = (what: 'bytes' | 'tags', help: string) =>
    new Gauge({
      name: `${name}_cache_${what}`,
      help,
      registers: [registry],
      collect() {
        this.set(caches.reduce((sum, cache) => sum + cache[what], 0))
      },
    })
  gauge('bytes', 'Memory used by cached responses')
  gauge('tags', 'Tags by which cached responses can be invalidated')
}
