import { deliveryWindow } from '@shop/contract/dates'
import { byId } from '@shop/contract/endpoint'
import { picturesOf } from '@shop/contract/pictures'
import { products } from '@shop/contract/products'
import { store } from '@shop/contract/store'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { data, isRouteErrorResponse, useLocation } from 'react-router'
import { BuyColumn } from '~/features/buying/buy-column.tsx'
import { CartDrawerPlace } from '~/features/cart/drawer/cart-drawer-place.tsx'
import { lazyAddToCart, prepareDrawer } from '~/features/cart/lazy-add-to-cart.ts'
import { FavoriteButton } from '~/features/favorites/favorite-button.tsx'
import { Gallery, preloadColor } from '~/features/product-page/gallery.tsx'
import { finderOf, pageProduct } from '~/features/product-page/page-product.ts'
import { loadRelated } from '~/features/products/load-related.ts'
import { loadReviews } from '~/features/reviews/load-reviews.ts'
import { RatingLink } from '~/features/reviews/rating-link.tsx'
import type { ShownReviews } from '~/features/reviews/shown-reviews.ts'
import { ShareButton } from '~/features/sharing/share-button.tsx'
import { sharedContent } from '~/features/sharing/shared-content.ts'
import { useSite } from '~/layouts/use-site.ts'
import { deferred } from '~/lib/deferred.tsx'
import { load } from '~/lib/load.ts'
import { collectionPath, paths, productPath } from '~/paths.ts'
import { ProductSections } from '~/screens/product-sections.tsx'
import { storedPicture } from '~/shared/products/pictures.ts'
import { pageMeta, previewOf, summaryOf } from '~/shared/store/page-meta.ts'
import { Breadcrumb } from '~/ui/breadcrumb.tsx'
import { Picture } from '~/ui/picture.tsx'
import type { Route } from './+types/product'

const StructuredData = deferred(() =>
  import('~/features/product-page/structured-data.tsx').then((module) => module.StructuredData),
)
const ProductNotFound = deferred(() =>
  import('~/features/product-page/product-not-found.tsx').then((module) => module.ProductNotFound),
)
const StockNotice = deferred(() => import('~/screens/stock-notice.tsx').then((module) => module.StockNotice))

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const id = byId.safeParse(params).data?.id
  // One URL per product: ids with leading zeros are rejected.
  if (id === undefined || String(id) !== params.id) throw data(null, { status: 404 })
  const [product, { closedDays, numbers, sizeChart, collections }, reviews, related] = await Promise.all([
    load(products.read, { params: { id } }, context),
    load(store.read, {}, context),
    loadReviews(id, context),
    loadRelated(id, context),
  ])
  const delivery = deliveryWindow(new Date(), closedDays, numbers?.deliveryDays)
  // The page works without what lies below it, but this state must not be cached.
  const headers = reviews === null || related === null ? { 'cache-control': 'no-store' } : {}
  const finder = finderOf(product, sizeChart)
  const shown = new Set(collections.map(({ name }) => name))
  return data(
    {
      product: pageProduct(product),
      finder,
      delivery,
      // Written here, so that the browser needs no code for it.
      shared: sharedContent(product, url.origin),
      reviews,
      related: related?.(product, shown) ?? null,
      trail: trailOf(product, shown),
    },
    { headers },
  )
}

/** Without a hidden collection, whose page does not exist. */
function trailOf({ name, collection }: { name: string; collection: string }, shown: ReadonlySet<string>) {
  const ofCollection = { label: collection, to: collectionPath(collection) }
  return [
    { label: 'Início', to: paths.home },
    { label: 'Coleções', to: paths.collections },
    ...(shown.has(collection) ? [ofCollection] : []),
    { label: name },
  ]
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = matches[0].loaderData
  if (!loaderData) {
    return [
      { title: `Produto não encontrado · ${site.store.profile.name}` },
      { name: 'robots', content: 'noindex' },
    ]
  }
  const { id, name, description, collection, priceCents, inStock, pictures, colors } = loaderData.product
  return [
    ...pageMeta(site, {
      title: name,
      description: summaryOf(description) || `${name}, ${collection}. ${site.store.profile.tagline}`,
      path: productPath(id),
      image: previewOf(picturesOf(pictures, colors[0])[0]),
      type: 'product',
    }),
    { property: 'product:price:amount', content: (priceCents / 100).toFixed(2) },
    { property: 'product:price:currency', content: 'BRL' },
    { property: 'product:availability', content: inStock ? 'in stock' : 'out of stock' },
  ]
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product, trail } = loaderData
  const { id } = product
  const { reviews, onReloaded } = useReloadedReviews(loaderData.reviews)
  const site = useSite()
  return (
    // Keyed by product: the choices, gallery position and expanded sections of the previous one are dropped.
    <div key={id}>
      <div className="page">
        <div className="py-1 lg:py-2.5">
          <Breadcrumb items={trail} />
        </div>
        <GalleryAndBuying {...loaderData} rating={reviews && <RatingLink {...reviews} />} />
      </div>
      <ProductSections {...loaderData} reviews={reviews} onReloaded={onReloaded} />
      <StructuredData product={product} reviews={reviews} site={site} trail={trail} />
    </div>
  )
}

/**
 * The colour that the card showed, else the first one. The server knows nothing of the browser's history; without such a
 * card nothing changes after hydration, and nothing renders again.
 */
function useFirstColor(colors: readonly string[]): string | undefined {
  const onCard = colorIn(useLocation().state, colors)
  const fromHistory = useSyncExternalStore(
    never,
    () => onCard,
    () => undefined,
  )
  return fromHistory ?? colors[0]
}

const never = () => () => undefined

interface GalleryAndBuyingProps
  extends Pick<Route.ComponentProps['loaderData'], 'product' | 'finder' | 'delivery' | 'shared'> {
  rating: ReactNode
}

/** The chosen colour decides both which pictures are shown and what is bought. */
function GalleryAndBuying({ product, finder, delivery, shared, rating }: GalleryAndBuyingProps) {
  const { id, name, description, pictures } = product
  const [chosen, setColor] = useState<string>()
  const { store: shop } = useSite()
  const first = useFirstColor(product.colors)
  const color = chosen ?? first
  const [picture] = picturesOf(pictures, color)
  return (
    <div className="grid items-start gap-6.5 lg:grid-cols-[minmax(0,740fr)_minmax(0,476fr)] lg:gap-10 xl:gap-16">
      <div className="max-lg:-mx-(--page-margin)">
        <Gallery pictures={pictures} color={color} />
      </div>
      <BuyColumn
        product={product}
        finder={finder}
        delivery={delivery}
        deliveryStates={shop.deliveryStates}
        color={color}
        onColor={setColor}
        onColorIntent={(next) => preloadColor(pictures, next)}
        onAdd={(choice) => lazyAddToCart(product, choice)}
        onAddIntent={prepareDrawer}
        soldOutForm={(choice) => <StockNotice productId={id} {...choice} />}
        rating={rating}
        picture={
          picture && (
            <Picture {...storedPicture(picture)} alt="" sizes="84px" className="size-full object-cover" />
          )
        }
        favorite={<FavoriteButton productId={id} name={name} variant="boxed" />}
        share={<ShareButton {...shared} />}
      >
        <Description text={description} />
      </BuyColumn>
      <CartDrawerPlace delivery={delivery} paymentMethods={shop.paymentMethods} />
    </div>
  )
}

/** The colour that was chosen on the card which led here. */
function colorIn(state: unknown, offered: readonly string[]): string | undefined {
  if (typeof state !== 'object' || state === null || !('color' in state)) return undefined
  return offered.find((color) => color === state.color)
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return <ProductNotFound />
}

/** The description as the atelier wrote it; paragraphs are preserved. */
function Description({ text }: { text: string }) {
  if (text === '') return null
  return (
    <section aria-labelledby="description" className="grid gap-3 border-t border-line pt-6">
      <h2 id="description">Descrição</h2>
      <p className="wrap-anywhere whitespace-pre-line text-ink-2">{text}</p>
    </section>
  )
}

interface Reloaded {
  /** The reviews delivered with the page, which these replace. */
  instead: ShownReviews | null
  reviews: ShownReviews
}

/** The reviews of the page until they are reloaded; another page, or a refetch of this one, brings its own. */
function useReloadedReviews(loaded: ShownReviews | null) {
  const [reloaded, setReloaded] = useState<Reloaded>()
  return {
    reviews: reloaded?.instead === loaded ? reloaded.reviews : loaded,
    onReloaded: (reviews: ShownReviews) => setReloaded({ instead: loaded, reviews }),
  }
}
