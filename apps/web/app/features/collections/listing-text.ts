import { type ProductSort, priceRange } from '@shop/contract/constants'
import { formatNumber } from '@shop/contract/numbers'
import type { Listing } from './listing.ts'

export const sortLabels: Record<ProductSort, string> = {
  name: 'Nome (A-Z)',
  'price-low': 'Menor preço',
  'price-high': 'Maior preço',
  newest: 'Mais recentes',
  selection: 'Seleção do ateliê',
  relevance: 'Mais relevantes',
}

/** 'R$ 2.000'; the top of the slider includes higher prices. */
export function formatPriceLimit(price: number, top: number) {
  return price === top ? `R$ ${formatNumber(price)} ou mais` : wholeReais(price)
}

export function formatCount(total: number) {
  return `${formatNumber(total)} ${total === 1 ? 'peça' : 'peças'}`
}

export interface ActiveFilter {
  label: string
  /** The same listing without this filter. */
  without: Listing
}

/** The active filters, each with the listing that results from removing it. */
export function activeFilters(listing: Listing): ActiveFilter[] {
  const { search, collection, minPrice, maxPrice, inStock } = listing
  const first = { ...listing, page: 1 }
  const filters: ActiveFilter[] = []
  if (minPrice > priceRange.min || maxPrice !== null) {
    const without = { ...first, minPrice: priceRange.min, maxPrice: null }
    filters.push({ label: formatPriceRange(minPrice, maxPrice), without })
  }
  if (collection !== '') filters.push({ label: collection, without: { ...first, collection: '' } })
  if (inStock) filters.push({ label: 'Somente em estoque', without: { ...first, inStock: false } })
  if (search !== '') filters.push({ label: `“${search}”`, without: { ...first, search: '' } })
  return filters
}

function formatPriceRange(minPrice: number, maxPrice: number | null) {
  if (minPrice === maxPrice) return wholeReais(minPrice)
  if (maxPrice === null) return `A partir de ${wholeReais(minPrice)}`
  if (minPrice === priceRange.min) return `Até ${wholeReais(maxPrice)}`
  return `${wholeReais(minPrice)} a ${wholeReais(maxPrice)}`
}

function wholeReais(price: number) {
  return `R$\u00a0${formatNumber(price)}`
}
