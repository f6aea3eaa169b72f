import { highestPriceFilter, productsPerPage } from '@shop/contract/constants'
import { productListFailure } from '@shop/contract/product-list-failure'
import { products } from '@shop/contract/products'
import { type FilterCounts, search } from '@shop/contract/search'
import { store } from '@shop/contract/store'
import { numbersOf } from '@shop/contract/store-numbers'
import { data, isRouteErrorResponse, type RouterContextProvider, redirect, useNavigation } from 'react-router'
import { ActiveChips } from '~/features/collections/active-chips.tsx'
import { FilterDrawer } from '~/features/collections/filter-drawer.tsx'
import { ListFailure } from '~/features/collections/list-failure.tsx'
import {
  filterOf,
  firstOfWindow,
  type Listing,
  lastPageOf,
  listingOf,
  listingPath,
  queryOf,
} from '~/features/collections/listing.ts'
import {
  existingCollection,
  itemListJsonLd,
  LISTING_TITLE,
  listingMeta,
  trailOf,
} from '~/features/collections/listing-meta.ts'
import { activeFilters } from '~/features/collections/listing-text.ts'
import { loadCollection } from '~/features/collections/load-collection.ts'
import { ResultCount } from '~/features/collections/result-count.tsx'
import { SeeMore } from '~/features/collections/see-more.tsx'
import { LISTING_FORM_ID, Toolbar } from '~/features/collections/toolbar.tsx'
import { useListing } from '~/features/collections/use-listing.ts'
import { useResultsFocus } from '~/features/collections/use-results-focus.ts'
import { FavoriteButton } from '~/features/favorites/favorite-button.tsx'
import { cardOf, type StoredCard } from '~/features/products/card-product.ts'
import { ProductGrid } from '~/features/products/product-grid.tsx'
import { useSite } from '~/layouts/use-site.ts'
import { breadcrumbJsonLd } from '~/lib/breadcrumb-json-ld.ts'
import { deferred } from '~/lib/deferred.tsx'
import { JsonLd } from '~/lib/json-ld.tsx'
import { load, loadPage, loadPart } from '~/lib/load.ts'
import { paths } from '~/paths.ts'
import { pageMeta, previewOf, summaryOf } from '~/shared/store/page-meta.ts'
import { Breadcrumb } from '~/ui/breadcrumb.tsx'
import { TextLink } from '~/ui/text-link.tsx'
import type { Route } from './+types/collections'

const Filters = deferred(() => import('~/features/collections/filters.tsx').then((module) => module.Filters))
const NothingFound = deferred(() =>
  import('~/features/collections/nothing-found.tsx').then((module) => module.NothingFound),
)
const NotFound = deferred(() => import('~/layouts/not-found.tsx').then((module) => module.NotFound))

/** Two full rows on a wide screen, three on a phone. */
const NEAR_LIMIT = 6

type Context = Readonly<RouterContextProvider>

interface Page {
  listing: Listing
  cards: StoredCard[]
  near: StoredCard[]
  counts: FilterCounts | null
  preview: ReturnType<typeof previewOf>
  /** The text of the collection. */
  description: string | null
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const listing = await requested(url.searchParams, context)
  const [collection, found, counted] = await Promise.all([
    loadCollection(listing, context),
    loadPage(products.page, { query: queryOf(listing) }, context),
    loadPart(search.counts, { query: filterOf(listing) }, context),
  ])
  if ('failure' in found) {
    // The controls work without the list, but this state must not be cached.
    return data(
      { ...failed(listing, found.failure), description: collection?.description ?? null },
      { headers: { 'cache-control': 'no-store' } },
    )
  }
  const { items, total } = found.value
  if (items.length === 0 && total > 0) throw redirect(listingPath({ ...listing, page: lastPageOf(total) }))
  const near = total === 0 && listing.search !== '' ? await nearTo(listing.search, context) : []
  const page: Page = {
    listing,
    cards: items.map(cardOf),
    near,
    counts: 'failure' in counted ? null : counted.value,
    preview: previewOf((collection?.hasCover && collection.picture) || items[0]?.pictures[0]),
    description: collection?.description ?? null,
  }
  return data({ ...page, total, failure: null })
}

/** Only a URL with an upper limit depends on the top of the slider. */
async function requested(params: URLSearchParams, context: Context) {
  if (!params.has('maxPrice')) return listingOf(params)
  return listingOf(params, numbersOf(await load(store.read, {}, context)).priceFilter)
}

async function nearTo(search: string, context: Context) {
  const near = await loadPart(products.near, { query: { search, limit: NEAR_LIMIT } }, context)
  return 'failure' in near ? [] : near.value.map(cardOf)
}

function failed(listing: Listing, message: string) {
  const page: Page = { listing, cards: [], near: [], counts: null, preview: undefined, description: null }
  return { ...page, total: null, failure: message || productListFailure.message }
}

/** A network failure removes the list, but neither the page nor the chosen filters. */
export async function clientLoader({ serverLoader, url }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader()
  } catch (error) {
    if (error instanceof Response || isRouteErrorResponse(error)) throw error
    return failed(listingOf(url.searchParams, highestPriceFilter), '')
  }
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = matches[0].loaderData
  if (!loaderData) {
    return [
      { title: `Coleção não encontrada · ${site.store.profile.name}` },
      { name: 'robots', content: 'noindex' },
    ]
  }
  const { listing, preview, description } = loaderData
  const collection = existingCollection(listing, site.store.collections)
  const meta = listingMeta(collection, site.store)
  const tags = pageMeta(site, {
    ...meta,
    ...(description !== null && { description: summaryOf(description) }),
    image: preview,
  })
  const isPage = listing.search === '' && listing.collection === collection
  return isPage ? tags : [...tags, { name: 'robots', content: 'noindex, follow' }]
}

export default function Collections({ loaderData }: Route.ComponentProps) {
  const { listing, cards, near, counts, total, failure, description } = loaderData
  const { store, origin } = useSite()
  const { location } = useNavigation()
  const control = useListing(listing)
  const { status, failure: failureRef, grid, onSeeMore } = useResultsFocus(listing, cards)
  const filters = activeFilters(listing)
  const before = firstOfWindow(listing.page)
  const trail = trailOf(existingCollection(listing, store.collections))
  return (
    <div className="page pt-4 pb-16 lg:pt-6 lg:pb-24">
      <Breadcrumb items={trail} />
      <h1 className="mt-2 mb-5 lg:mb-8">{LISTING_TITLE}</h1>
      {description !== null && (
        <p className="-mt-2 mb-6 max-w-160 text-pretty wrap-anywhere whitespace-pre-line text-ink-2 lg:-mt-4 lg:mb-8 lg:text-18">
          {description}
        </p>
      )}
      <Toolbar control={control} filterCount={filters.length - (listing.search === '' ? 0 : 1)} />
      <div className="lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-12">
        <aside aria-label="Filtros" className="max-lg:hidden">
          <Filters control={control} collections={store.collections} counts={counts} form={LISTING_FORM_ID} />
        </aside>
        <section aria-label="Vestidos">
          <ResultCount ref={status} total={total} />
          <ActiveChips filters={filters} />
          <div
            aria-busy={location?.pathname === paths.collections}
            className="transition-opacity aria-busy:opacity-60 aria-busy:delay-150"
          >
            {failure !== null && <ListFailure ref={failureRef} listing={listing} message={failure} />}
            {total === 0 && <NothingFound listing={listing} />}
            {before > 0 && (
              <TextLink to={listingPath({ ...listing, page: before / productsPerPage })} className="mb-4">
                Ver as peças anteriores
              </TextLink>
            )}
            {cards.length > 0 && (
              <>
                <h2 className="sr-only">Vestidos</h2>
                <ProductGrid ref={grid} products={cards} first actionOf={heartOf} />
              </>
            )}
            {total !== null && (
              <SeeMore listing={listing} seen={before + cards.length} total={total} onFollow={onSeeMore} />
            )}
            {near.length > 0 && (
              <div className="border-t border-line pt-10">
                <h2 className="mb-6">Talvez você goste destes</h2>
                <ProductGrid products={near} actionOf={heartOf} />
              </div>
            )}
          </div>
        </section>
      </div>
      <FilterDrawer control={control} collections={store.collections} counts={counts} total={total} />
      <JsonLd data={breadcrumbJsonLd(trail, origin)} />
      {cards.length > 0 && <JsonLd data={itemListJsonLd(cards, origin)} />}
    </div>
  )
}

/** The collection is hidden. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return <NotFound />
}

function heartOf({ id, name }: StoredCard) {
  return <FavoriteButton productId={id} name={name} variant="round" />
}
