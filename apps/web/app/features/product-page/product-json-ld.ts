import { deliveryWorkingDays, ratingScale } from '@shop/contract/constants'
import { offerOf } from '@shop/contract/offers'
import { picturesOf } from '@shop/contract/pictures'
import type { Store } from '@shop/contract/store'
import { productPath } from '~/paths.ts'
import type { PageProduct } from './page-product.ts'

/** The review data that search engines use. */
interface Rated {
  average: number
  total: number
  list: readonly { rating: number; title: string; comment: string; name: string }[]
}

interface Site {
  store: Store
  origin: string
}

const QUOTED_REVIEWS = 3
const schema = (name: string) => `https://schema.org/${name}`

/** A product as schema.org structured data; ratings only when there are any. */
export function productJsonLd(product: PageProduct, reviews: Rated | null, { store, origin }: Site) {
  const { id, name, description, collection, colors } = product
  // Those that the page shows at first, so that a search result and the page show the same colour.
  const pictures = picturesOf(product.pictures, colors[0])
  return {
    '@type': 'Product',
    name,
    description,
    sku: String(id),
    category: collection,
    brand: { '@type': 'Brand', name: store.profile.name },
    image: pictures.map(({ url }) => new URL(url, origin).href),
    offers: offer(product, store, origin),
    ...(reviews !== null && reviews.total > 0 && ratings(reviews)),
  }
}

function offer(product: PageProduct, store: Store, origin: string) {
  const { id, priceCents } = product
  return {
    '@type': 'Offer',
    url: new URL(productPath(id), origin).href,
    price: (priceCents / 100).toFixed(2),
    priceCurrency: 'BRL',
    availability: schema(availabilityOf(product)),
    itemCondition: schema('NewCondition'),
    seller: { '@type': 'Organization', name: store.profile.name },
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: 0, currency: 'BRL' },
      shippingDestination: {
        '@type': 'DefinedRegion',
        addressCountry: 'BR',
        addressRegion: store.deliveryStates,
      },
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        transitTime: {
          '@type': 'QuantitativeValue',
          minValue: deliveryWorkingDays.min,
          maxValue: deliveryWorkingDays.max,
          unitCode: 'DAY',
        },
      },
    },
  }
}

/** What is sewn to order can be bought now and is sent later. */
function availabilityOf(product: PageProduct) {
  if (!product.inStock) return 'OutOfStock'
  return offerOf(product) && product.stockQuantity > 0 ? 'InStock' : 'BackOrder'
}

function ratings({ average, total, list }: Rated) {
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: average,
      reviewCount: total,
      bestRating: ratingScale,
      worstRating: 1,
    },
    review: list.slice(0, QUOTED_REVIEWS).map(({ rating, title, comment, name }) => ({
      '@type': 'Review',
      name: title,
      reviewBody: comment,
      author: { '@type': 'Person', name },
      reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: ratingScale, worstRating: 1 },
    })),
  }
}
