import { Counter, type Registry } from 'prom-client'

/** Upper bounds in milliseconds: a cached response takes a tenth of one. */
const BOUNDS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25, 100, 500] as const

type Kind = 'page' | 'call'

interface Series {
  /** one more than there are bounds */
  counts: number[]
  sum: number
}

/**
 * How many responses came from the cache, by status, and how long each took until it was handed to its connection.
 * Nearly every request takes this path, and Fastify's own metrics see none of them: so it uses plain numbers, without a
 * listener for the end of each response, and Prometheus' objects are filled on each scrape.
 */
export class CachedResponseTimes {
  readonly #series: Record<Kind, Map<number, Series>> = { page: new Map(), call: new Map() }

  observe(kind: Kind, status: number, ms: number) {
    const ofKind = this.#series[kind]
    let series = ofKind.get(status)
    if (series === undefined) {
      series = { counts: Array<number>(BOUNDS.length + 1).fill(0), sum: 0 }
      ofKind.set(status, series)
    }
    let bucket = 0
    while (bucket < BOUNDS.length && ms > (BOUNDS[bucket] ?? 0)) bucket++
    series.counts[bucket] = (series.counts[bucket] ?? 0) + 1
    series.sum += ms
  }

  /** In the histogram format; prom-client's own histogram only accepts single observations. */
  measure(registry: Registry) {
    const name = 'cached_response_duration_seconds'
    const help = 'Duration of cached responses, until handed to the connection'
    const metric = (
      part: string,
      labels: string[],
      fill: (self: Counter, kind: Kind, status: number, series: Series) => void,
    ) => {
      const self: Counter = new Counter({
        name: `${name}_${part}`,
        help,
        labelNames: ['kind', 'status', ...labels],
        registers: [registry],
        collect: () => {
          self.reset()
          for (const kind of ['page', 'call'] as const) {
            for (const [status, series] of this.#series[kind]) fill(self, kind, status, series)
          }
        },
      })
    }
    metric('bucket', ['le'], (self, kind, status, { counts }) => {
      let below = 0
      for (const [index, count] of counts.entries()) {
        below += count
        const bound = BOUNDS[index]
        self.inc({ kind, status, le: bound === undefined ? '+Inf' : String(bound / 1000) }, below)
      }
    })
    metric('count', [], (self, kind, status, { counts }) =>
      self.inc(
        { kind, status },
        counts.reduce((sum, count) => sum + count, 0),
      ),
    )
    metric('sum', [], (self, kind, status, { sum }) => self.inc({ kind, status }, sum / 1000))
  }
}
