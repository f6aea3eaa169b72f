import { accessoriesCollection, homeFeaturedLimit } from '@shop/contract/constants'
import { homePage } from '@shop/contract/content/home'
import { productListFailure } from '@shop/contract/product-list-failure'
import { type ProductPageQuery, products } from '@shop/contract/products'
import { reviews } from '@shop/contract/reviews'
import { data } from 'react-router'
import { Hero } from '~/features/home/hero.tsx'
import { heroPictures, ownPictures } from '~/features/home/hero-pictures.ts'
import { cardOf } from '~/features/products/card-product.ts'
import { sampleProducts } from '~/features/products/sample-products.ts'
import { useSite } from '~/layouts/use-site.ts'
import { deferred } from '~/lib/deferred.tsx'
import { load, loadPart } from '~/lib/load.ts'
import { paths } from '~/paths.ts'
import { previewOf } from '~/shared/content/preview-of.ts'
import { pageMeta, previewOf as previewOfPicture } from '~/shared/store/page-meta.ts'
import type { Route } from './+types/home'

const loadProducts = () => import('~/screens/home-products.tsx')
const CollectionArches = deferred(() =>
  import('~/features/home/collection-arches.tsx').then((module) => module.CollectionArches),
)
const Featured = deferred(() => loadProducts().then((module) => module.Featured))
const Selection = deferred(() => loadProducts().then((module) => module.Selection))
const Meetings = deferred(() => import('~/features/home/meetings.tsx').then((module) => module.Meetings))
const Accessories = deferred(() => loadProducts().then((module) => module.Accessories))
const BestReviews = deferred(() =>
  import('~/features/home/best-reviews.tsx').then((module) => module.BestReviews),
)
const OrganizationData = deferred(() =>
  import('~/features/home/organization-data.tsx').then((module) => module.OrganizationData),
)

const SELECTION = { featured: false, sort: 'selection', limit: 8 } as const
const ACCESSORIES = { collection: accessoriesCollection, sort: 'selection', limit: 4 } as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const part = (query: ProductPageQuery) => loadPart(products.page, { query }, context)
  const [content, chosen, selection, accessories, best] = await Promise.all([
    load(homePage.read, { query: previewOf(url) }, context),
    part({ featured: true, limit: homeFeaturedLimit }),
    part(SELECTION),
    part(ACCESSORIES),
    loadPart(reviews.best, {}, context),
  ])
  const isWhole = [chosen, selection, accessories, best].every((one) => 'value' in one)
  const sections = {
    content: content.value,
    pictures: content.pictures,
    selection: 'value' in selection ? selection.value.map(cardOf) : [],
    accessories: 'value' in accessories ? accessories.value.map(cardOf) : [],
    reviews: 'value' in best ? best.value : [],
  }
  // The rest of the page works without a part, but this state must not be cached.
  const headers = isWhole ? {} : { 'cache-control': 'no-store' }
  if ('failure' in chosen) {
    const failure = chosen.failure || productListFailure.message
    return data({ ...sections, featured: [], failure }, { headers })
  }
  const featured = chosen.value.length > 0 ? chosen.value.map(cardOf) : sampleProducts
  return data({ ...sections, featured, failure: null }, { headers })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = matches[0].loaderData
  const { content, pictures } = loaderData
  return pageMeta(site, {
    description: site.store.profile.tagline,
    path: paths.home,
    image:
      previewOfPicture(pictures[content.picture?.wide.hash ?? '']) ??
      (site.theme.logo ? undefined : heroPictures.wide.src),
  })
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { featured, failure, selection, content, pictures } = loaderData
  const { store, theme, origin } = useSite()
  const showsAccessories = store.collections.some(({ name }) => name === accessoriesCollection)
  const accessories = showsAccessories ? loaderData.accessories : []
  return (
    <>
      <Hero
        city={store.profile.address.city}
        title={content.title}
        text={content.text}
        own={ownPictures(content.picture, pictures)}
      />
      <CollectionArches collections={store.collections} />
      <Featured products={featured} failure={failure} />
      <Selection products={selection} total={store.productCount} />
      <Meetings meetings={content.meetings} pictures={pictures} />
      <Accessories products={accessories} />
      <BestReviews reviews={loaderData.reviews} ground={accessories.length > 0 ? 'paper-2' : 'paper'} />
      <OrganizationData profile={store.profile} origin={origin} logo={theme.logo?.url} />
    </>
  )
}
