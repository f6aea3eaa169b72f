import { homeFeaturedLimit } from '@shop/contract/constants'
import { failures } from '@shop/contract/failures'
import { products } from '@shop/contract/products'
import { data } from 'react-router'
import { CollectionArches } from '~/features/home/collection-arches.tsx'
import { Hero } from '~/features/home/hero.tsx'
import { heroPictures } from '~/features/home/hero-pictures.ts'
import { organizationJsonLd } from '~/features/home/organization-json-ld.ts'
import { cardOf } from '~/features/products/card-product.ts'
import { FeaturedProducts } from '~/features/products/featured-products.tsx'
import { sampleProducts } from '~/features/products/sample-products.ts'
import { useSite } from '~/layouts/use-site.ts'
import { deferred } from '~/lib/deferred.tsx'
import { JsonLd } from '~/lib/json-ld.tsx'
import { loadPart } from '~/lib/load.ts'
import { paths } from '~/paths.ts'
import { pageMeta } from '~/shared/store/page-meta.ts'
import type { Route } from './+types/home'

const AboutTeaser = deferred(() =>
  import('~/features/home/about-teaser.tsx').then((module) => module.AboutTeaser),
)

export async function loader({ context }: Route.LoaderArgs) {
  const query = { featured: true, limit: homeFeaturedLimit }
  const chosen = await loadPart(products.page, { query }, context)
  if ('failure' in chosen) {
    // The rest of the page works without the list, but this state must not be cached.
    const failure = chosen.failure || failures.listProducts.message
    return data({ featured: [], failure }, { headers: { 'cache-control': 'no-store' } })
  }
  const featured = chosen.value.length > 0 ? chosen.value.map(cardOf) : sampleProducts
  return data({ featured, failure: null })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ matches }: Route.MetaArgs) {
  const site = matches[0].loaderData
  return pageMeta(site, {
    description: site.store.profile.tagline,
    path: paths.home,
    image: heroPictures.wide.src,
  })
}

export default function Home({ loaderData: { featured, failure } }: Route.ComponentProps) {
  const { store, origin } = useSite()
  return (
    <>
      <Hero />
      <CollectionArches collections={store.collections} />
      <FeaturedProducts products={featured} failure={failure} />
      <AboutTeaser />
      <JsonLd data={organizationJsonLd(store.profile, origin)} />
    </>
  )
}
