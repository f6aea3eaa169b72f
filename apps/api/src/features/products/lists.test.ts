import {
  nextCursorHeader,
  type ProductSort,
  productSorts,
  stockBand,
  totalCountHeader,
} from '@shop/contract/constants'
import { type Product, type ProductQuery, products } from '@shop/contract/products'
import { testApi } from '@shop/test-kit/api'
import { aCategory } from '@shop/test-kit/factories'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

const RUNS = 60
const collections = ['Noivas', 'Madrinhas', 'Daminhas']
let api: Awaited<ReturnType<typeof testApi>>
let catalogue: Product[]

beforeAll(async () => {
  api = await testApi()
  const ids: number[] = []
  for (const name of collections) ids.push((await aCategory(api.db, { name })).id)
  // Names, prices and words with many ties, so that only the id decides the order.
  const products = Array.from({ length: 90 }, (_, n) => ({
    name: `${['Acácia', 'acacia', 'Âmbar', 'Brisa'][n % 4]}`,
    description: ['Renda', 'Tule e renda', 'Cetim'][n % 3] ?? '',
    priceCents: 100_000 * (1 + (n % 5)),
    categoryId: ids[(n % 7) % 3] ?? null,
    featured: n % 6 === 0,
    stockAvailable: n % 4,
  }))
  await api.db.insertInto('products').values(products).execute()
  catalogue = (await page({ limit: 100 })).products
})
afterAll(() => api.close())

async function page(query: ProductQuery) {
  const { data = [], headers } = await api.visitor.call(products.list, { query })
  const next = headers[nextCursorHeader]
  return {
    products: data,
    total: Number(headers[totalCountHeader]),
    cursor: typeof next === 'string' ? next : undefined,
  }
}

type Filter = Omit<ProductQuery, 'sort' | 'limit' | 'offset' | 'cursor'>
const filters: fc.Arbitrary<Filter> = fc.record(
  {
    search: fc.constantFrom('renda', 'tule', 'acacia', 'brisa cetim'),
    collection: fc.constantFrom(...collections),
    minPriceCents: fc.constantFrom(0, 200_000, 350_000),
    maxPriceCents: fc.constantFrom(200_000, 350_000, 900_000),
    inStock: fc.boolean(),
    lowStock: fc.boolean(),
    featured: fc.boolean(),
  },
  { requiredKeys: [] },
)

/** The expected content of a list, computed without its SQL. */
function belongs(product: Product, filter: Filter): boolean {
  const text = plain(`${product.name} ${product.description}`)
  return (
    (filter.search ?? '').split(' ').every((word) => text.includes(word)) &&
    (filter.collection ?? product.collection) === product.collection &&
    (filter.minPriceCents ?? 0) <= product.priceCents &&
    (filter.maxPriceCents ?? Number.POSITIVE_INFINITY) >= product.priceCents &&
    (filter.inStock ?? product.inStock) === product.inStock &&
    (filter.lowStock ?? isLow(product)) === isLow(product) &&
    (filter.featured ?? product.featured) === product.featured
  )
}

const isLow = ({ stockQuantity }: Product) => stockBand(stockQuantity) === 'low'
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

const compare: Partial<Record<ProductSort, (one: Product, other: Product) => number>> = {
  'price-low': (one, other) => one.priceCents - other.priceCents || one.id - other.id,
  'price-high': (one, other) => other.priceCents - one.priceCents || other.id - one.id,
  newest: (one, other) => other.id - one.id,
}

test('page by page, by cursor or by offset, a list contains all matching products, each once and in order', async () => {
  const lists = fc.tuple(filters, fc.constantFrom(...productSorts), fc.integer({ min: 1, max: 40 }))
  await fc.assert(
    fc.asyncProperty(lists, async ([filter, sort, limit]) => {
      const expected = catalogue.filter((product) => belongs(product, filter))
      const whole = await page({ ...filter, sort, limit: 100 })
      expect(new Set(ids(whole.products))).toEqual(new Set(ids(expected)))
      const order = compare[sort]
      if (order) expect(ids(whole.products)).toEqual(ids(expected.toSorted(order)))

      const walked: Product[] = []
      let cursor: string | undefined
      do {
        const next = await page({ ...filter, sort, limit, ...(cursor !== undefined && { cursor }) })
        const skipped = await page({ ...filter, sort, limit, offset: walked.length })
        expect(ids(skipped.products)).toEqual(ids(next.products))
        expect(next.total).toBe(expected.length)
        walked.push(...next.products)
        cursor = next.cursor
      } while (cursor !== undefined)
      expect(ids(walked)).toEqual(ids(whole.products))
    }),
    { numRuns: RUNS },
  )
}, 120_000)

const ids = (products: Product[]) => products.map(({ id }) => id)
