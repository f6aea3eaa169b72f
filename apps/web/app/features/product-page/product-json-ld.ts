import { ratingScale } from '@shop/contract/constants'
import { isPlanned, offerOf, offerPrice, usualOffer } from '@shop/contract/offers'
import { picturesOf } from '@shop/contract/pictures'
import type { Store } from '@shop/contract/store'
import { numbersOf } from '@shop/contract/store-numbers'
import { productPath } from '~/paths.ts'
import { returnPolicyJsonLd } from '~/shared/store/return-policy-json-ld.ts'
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

/** The way to have it that the page shows at first. */
function offer(product: PageProduct, store: Store, origin: string) {
  const { id } = product
  const kind = usualOffer(product)
  const priceCents = offerPrice(product.priceCents, offerOf(product, kind)?.priceChangeCents ?? 0)
  return {
    '@type': 'Offer',
    url: new URL(productPath(id), origin).href,
    price: (priceCents / 100).toFixed(2),
    priceCurrency: 'BRL',
    availability: schema(availabilityOf(product)),
    itemCondition: schema('NewCondition'),
    // The one that the home page describes.
    seller: {
      '@type': 'Organization',
      '@id': new URL('/#organization', origin).href,
      name: store.profile.name,
    },
    hasMerchantReturnPolicy: returnPolicyJsonLd(origin),
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: 0, currency: 'BRL' },
      shippingDestination: {
        '@type': 'DefinedRegion',
        addressCountry: 'BR',
        addressRegion: store.deliveryStates,
      },
      ...(!isPlanned(product) && { deliveryTime: deliveryTime(kind !== 'ready', store) }),
    },
  }
}

/**
 * The shop's usual days, from the payment to the door: of what is sewn they pass in the atelier, and they are named once,
 * because search engines add the two. With a plan the days follow the atelier's free hours, which change with every
 * order and are never in the HTML of a page.
 */
function deliveryTime(isSewn: boolean, store: Store) {
  const { min, max } = numbersOf(store).deliveryDays
  const days = { '@type': 'QuantitativeValue', minValue: min, maxValue: max, unitCode: 'DAY' }
  return { '@type': 'ShippingDeliveryTime', [isSewn ? 'handlingTime' : 'transitTime']: days }
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
