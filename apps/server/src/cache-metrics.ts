import { Counter, Gauge, type Registry } from 'prom-client'
import type { PageCache } from './pages/page-cache.ts'

/** The cache counts by itself, because its hot path should do nothing but send; Prometheus reads when it asks. */
export function measurePages(registry: Registry, cache: PageCache) {
  const outcomes = new Counter({
    name: 'page_cache_requests_total',
    help: 'Pages by how they were answered: hits, renders, stale stand-ins, failures',
    labelNames: ['outcome'],
    registers: [registry],
    collect() {
      outcomes.reset()
      for (const [outcome, count] of Object.entries(cache.counts)) outcomes.inc({ outcome }, count)
    },
  })
  new Gauge({
    name: 'page_cache_bytes',
    help: 'Memory held by cached pages',
    registers: [registry],
    collect() {
      this.set(cache.bytes)
    },
  })
}
