import { list, listQuery } from '@shop/api/features/products/products.queries'
import { testApi } from '@shop/test-kit/api'
import pg from 'pg'
import { withCleanup } from '../../lib/cleanup.ts'
import { filledCatalogue } from '../../lib/filled-catalogue.ts'
import { pgbenchRate } from '../../lib/pgbench.ts'
import { median } from '../../lib/ratio.ts'
import type { Scenario } from '../../lib/scenario.ts'

/** Enough to keep this process busy while PostgreSQL works. */
const AT_ONCE = 4
const RUNS = 5
const filter = { collection: 'Sereia', minPriceCents: 100_000, maxPriceCents: 500_000 }
const page = { sort: 'name', limit: 25 } as const
const url = '/api/products?collection=Sereia&minPrice=1000&maxPrice=5000&sort=name&limit=24'

/**
 * The cost of the query function compared with the bare driver and the same SQL, and of the route compared with both.
 */
export const catalogueDriver: Scenario = (size) =>
  withCleanup(async (later) => {
    const catalogue = await filledCatalogue(size === 'full' ? 10_000 : 1_000)
    later(catalogue.stop)
    const { pool, lists } = catalogue
    const api = await testApi({ db: lists.db })
    later(api.close)
    const { sql, parameters } = listQuery(filter, page).compile(lists.db)
    const contenders = {
      bare: () => pool.query(sql, [...parameters]),
      query: () => list(lists.db, filter, page),
      route: () => api.inject({ url }),
    }
    const seconds = size === 'full' ? 4 : 1
    const result = await alternate(contenders, seconds)
    const [bare, query, route] = [result('bare'), result('query'), result('route')]
    const script = `${literally(sql, parameters).replaceAll(/\s+/g, ' ')};\n`
    const load = { seconds, clients: AT_ONCE, protocol: 'extended' } as const
    const pgbench = await pgbenchRate(catalogue.url, [script], load)
    return [
      {
        what: 'queries/s of the bare driver with the same SQL',
        value: query.rate / bare.rate,
        unit: '×',
        atLeast: size === 'full' ? 0.8 : 0.5,
      },
      { what: 'CPU of a query, relative to the bare driver’s', value: query.cpuMs / bare.cpuMs, unit: '×' },
      {
        what: 'the whole route (page, total, JSON), of the bare driver',
        value: route.rate / bare.rate,
        unit: '×',
      },
      { what: 'the whole route, of the query function', value: route.rate / query.rate, unit: '×' },
      ...(pgbench === undefined
        ? []
        : [{ what: 'the whole route, of pgbench', value: route.rate / pgbench, unit: '×' }]),
    ]
  })

interface Sample {
  rate: number
  /** of this process alone */
  cpuMs: number
}

/** The speed of a shared machine varies: the contenders alternate, and the medians are compared. */
async function alternate<Name extends string>(
  contenders: Record<Name, () => Promise<unknown>>,
  seconds: number,
) {
  const runs = new Map<string, Sample[]>()
  for (let round = 0; round <= RUNS; round++) {
    for (const [name, work] of Object.entries<() => Promise<unknown>>(contenders)) {
      const sample = await measure(work, seconds)
      // The first round only warms up.
      if (round > 0) runs.set(name, [...(runs.get(name) ?? []), sample])
    }
  }
  return (name: Name): Sample => {
    const samples = runs.get(name) ?? []
    const rate = median(samples.map((sample) => sample.rate))
    const cpuMs = median(samples.map((sample) => sample.cpuMs))
    console.log(
      `  ${name.padEnd(8)} ${rate.toFixed(0).padStart(6)} /s  CPU ${(cpuMs * 1000).toFixed(0)} µs each`,
    )
    return { rate, cpuMs }
  }
}

async function measure(work: () => Promise<unknown>, seconds: number): Promise<Sample> {
  const cpu = process.cpuUsage()
  const began = performance.now()
  const end = began + seconds * 1000
  let done = 0
  const repeatRequests = async () => {
    while (performance.now() < end) {
      await work()
      done++
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, repeatRequests))
  const { user, system } = process.cpuUsage(cpu)
  return { rate: (done / (performance.now() - began)) * 1000, cpuMs: (user + system) / 1000 / done }
}

/** pgbench does not support parameters like ours. */
function literally(text: string, parameters: readonly unknown[]): string {
  return text.replaceAll(/\$(\d+)/g, (_, number: string) => {
    const value = parameters[Number(number) - 1]
    return typeof value === 'number' ? String(value) : pg.escapeLiteral(String(value))
  })
}
