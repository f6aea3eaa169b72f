import { describe, expect, test } from 'vitest'
import { lastPageOf, listingOf, listingPath, queryOf } from './listing.ts'

const read = (search: string) => listingOf(new URLSearchParams(search))
const pathOf = (search: string) => listingPath(read(search))

const everything = {
  search: '',
  collection: '',
  minPrice: 0,
  maxPrice: null,
  inStock: false,
  sort: 'name',
  page: 1,
}

describe('the URL of the collection', () => {
  test('contains everything that was requested, and is read back unchanged', () => {
    const params = {
      search: 'renda',
      collection: 'Evasê',
      minPrice: 2000,
      maxPrice: 8000,
      inStock: true,
      sort: 'relevance',
      page: 3,
    } as const
    expect(listingOf(new URL(listingPath(params), 'https://loja.example').searchParams)).toEqual(params)
  })

  test('has no parameters when nothing was requested', () => {
    expect(read('')).toEqual(everything)
    expect(listingPath(read(''))).toBe('/colecoes')
  })

  test.each([
    'page=abc',
    'page=0',
    'page=-2',
    'page=1.5',
    'minPrice=-1',
    'minPrice=NaN',
    'maxPrice=1e3',
    'maxPrice=10000',
    'maxPrice=99999',
    'minPrice=0',
    'sort=zzz',
    'sort=name',
    'sort=relevance',
    'inStock=false',
    'inStock=1',
    'search=%20%00%0A',
    'collection=',
  ])('falls back to the whole collection where %s makes no sense', (search) => {
    expect(pathOf(search)).toBe('/colecoes')
  })

  test('rounds prices to the steps of the slider, and puts the lower one below the higher', () => {
    expect(read('minPrice=2049.90&maxPrice=3951')).toMatchObject({ minPrice: 2000, maxPrice: 4000 })
    expect(read('minPrice=8000&maxPrice=2000')).toMatchObject({ minPrice: 2000, maxPrice: 8000 })
  })

  test('has the top of the slider that the atelier has chosen as no limit', () => {
    const dear = new URLSearchParams('minPrice=12000&maxPrice=20000')
    expect(listingOf(dear, 30_000)).toMatchObject({ minPrice: 12_000, maxPrice: 20_000 })
    expect(listingOf(dear, 20_000)).toMatchObject({ minPrice: 12_000, maxPrice: null })
    expect(listingOf(dear, 5_000)).toMatchObject({ minPrice: 5_000, maxPrice: null })
  })

  test('drops the sorting by relevance once there is no search', () => {
    expect(listingPath({ ...read('search=renda&sort=relevance'), search: ' ' })).toBe('/colecoes')
  })

  test('contains no text that the API would reject', () => {
    const { search, collection } = read(`search=${'a'.repeat(500)}%00&collection=${'b'.repeat(500)}`)
    expect([search.length, collection.length]).toEqual([120, 80])
  })
})

describe('the API query', () => {
  test('bounds the price only where a bound was set', () => {
    expect(queryOf(read(''))).toEqual({ sort: 'name', offset: 0, limit: 12 })
    expect(queryOf(read('minPrice=2000&maxPrice=4000'))).toMatchObject({
      minPriceCents: 200_000,
      maxPriceCents: 400_000,
    })
  })

  test.each([
    [1, 0, 12],
    [2, 0, 24],
    [8, 0, 96],
    [9, 96, 12],
    [16, 96, 96],
    [17, 192, 12],
  ])('for page %i begins at %i and takes %i', (page, offset, limit) => {
    expect(queryOf(read(`page=${page}`))).toMatchObject({ offset, limit })
  })

  test('never reaches beyond the last page', () => {
    expect([0, 1, 12, 13].map(lastPageOf)).toEqual([1, 1, 1, 2])
    expect(queryOf(read('page=999999999')).offset).toBeLessThan(1_000_000)
  })
})
