import { type ProductSort, priceRange } from '@shop/contract/constants'
import type { Listing } from './listing.ts'

const reais = new Intl.NumberFormat('pt-BR', {
  style: 'currency',
  currency: 'BRL',
  maximumFractionDigits: 0,
})
const whole = new Intl.NumberFormat('pt-BR')

export const sortLabels: Record<ProductSort, string> = {
  name: 'Nome (A-Z)',
  'price-low': 'Menor preço',
  'price-high': 'Maior preço',
  newest: 'Mais recentes',
  selection: 'Seleção do ateliê',
  relevance: 'Mais relevantes',
}

/** 'R$ 2.000'; the top of the slider includes higher prices. */
export function formatPriceLimit(price: number) {
  return price === priceRange.max ? priceRange.topLabel : reais.format(price)
}

export function formatNumber(count: number) {
  return whole.format(count)
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
  if (minPrice > priceRange.min || maxPrice < priceRange.max) {
    const without = { ...first, minPrice: priceRange.min, maxPrice: priceRange.max }
    filters.push({ label: formatPriceRange(minPrice, maxPrice), without })
  }
  if (collection !== '') filters.push({ label: collection, without: { ...first, collection: '' } })
  if (inStock) filters.push({ label: 'Somente em estoque', without: { ...first, inStock: false } })
  if (search !== '') filters.push({ label: `“${search}”`, without: { ...first, search: '' } })
  return filters
}

function formatPriceRange(minPrice: number, maxPrice: number) {
  if (minPrice === maxPrice) return formatPriceLimit(minPrice)
  if (maxPrice === priceRange.max) return `A partir de ${reais.format(minPrice)}`
  if (minPrice === priceRange.min) return `Até ${reais.format(maxPrice)}`
  return `${reais.format(minPrice)} a ${reais.format(maxPrice)}`
}
