import { productsPath } from '@shop/contract/constants'
import { type Offer, type OfferKind, openOffers } from '@shop/contract/offers'
import type { PublicSchedule } from '@shop/contract/schedule'
import { arrivalOf } from '@shop/contract/wedding'
import { promisesOf } from '~/shared/delivery/promise-of.ts'
import { shortWindow } from '~/shared/delivery/promise-text.ts'
import type { OfferDate } from './offer-dates.ts'

export interface ProductInTime {
  id: number
  name: string
  kind: OfferKind
  date: OfferDate
}

interface Search {
  exceptId: number
  collection: string
  schedule: PublicSchedule
  weddingOn: string
}

/** What of a product of the list is needed; read without zod, because the product page does not load it. */
interface ListedProduct {
  id: number
  name: string
  stockQuantity: number
  offers?: Offer[]
}

/** The products of a collection that arrive in time, the earliest first. */
export async function fetchInTime(search: Search): Promise<ProductInTime[]> {
  const query = new URLSearchParams({ collection: search.collection, inStock: 'true', limit: '24' })
  const response = await fetch(`${productsPath}?${query.toString()}`)
  if (!response.ok) return []
  const listed = (await response.json()) as ListedProduct[]
  return listed
    .filter(({ id }) => id !== search.exceptId)
    .flatMap((product) => soonest(product, search))
    .toSorted((one, other) => one.to.localeCompare(other.to))
}

function soonest(
  product: ListedProduct,
  { schedule, weddingOn }: Search,
): (ProductInTime & { to: string })[] {
  const ways = openOffers(product)
    .filter(({ kind }) => kind !== 'ready' || product.stockQuantity > 0)
    .flatMap(({ kind }) => {
      const window = promisesOf(schedule, [{ product, offer: kind, quantity: 1 }])?.order
      const arrival = window && arrivalOf(window.to, weddingOn, schedule)
      if (!window || !arrival || arrival === 'late') return []
      const { id, name } = product
      return [{ id, name, kind, to: window.to, date: { text: shortWindow(window), arrival } }]
    })
  return ways.toSorted((one, other) => one.to.localeCompare(other.to)).slice(0, 1)
}
