import { favorites } from '@shop/contract/favorites'
import { useQuery } from '@tanstack/react-query'
import Heart from 'lucide-react/icons/heart'
import { type Ref, useLayoutEffect, useRef } from 'react'
import { FavoriteButton } from '~/features/favorites/favorite-button.tsx'
import { useFavoriteProducts } from '~/features/favorites/favorite-products.ts'
import { Opinions } from '~/features/own-list/opinions.tsx'
import { ownListOf } from '~/features/own-list/own-list.queries.ts'
import { SharePanel } from '~/features/own-list/share-panel.tsx'
import { cardOf } from '~/features/products/card-product.ts'
import { ProductCard } from '~/features/products/product-card.tsx'
import { ConfirmedAccount } from '~/features/session/confirmed-account.tsx'
import { useSite } from '~/layouts/use-site.ts'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { queryClient } from '~/lib/query-client.ts'
import { paths } from '~/paths.ts'
import { VisitTile } from '~/shared/visits/visit-tile.tsx'
import { Button, ButtonLink } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Notice } from '~/ui/notice.tsx'
import { PageWaiting } from '~/ui/page-waiting.tsx'

export default function OwnFavorites({ token }: { token: string }) {
  return (
    <ConfirmedAccount token={token}>
      {({ weddingOn }) => <Favorites token={token} weddingOn={weddingOn ?? null} />}
    </ConfirmedAccount>
  )
}

function Favorites({ token, weddingOn }: { token: string; weddingOn: string | null }) {
  const { origin, store } = useSite()
  // Without it the favourites are shown as before they could be shared.
  const { data: list, isLoading, failureCount } = useQuery(ownListOf(token), queryClient)
  const { products, failure, tryAgain } = useFavoriteProducts(token)
  const title = useRef<HTMLHeadingElement>(null)
  const before = useRef(0)
  // Removing a favorite removes its button together with the card; focus moves to the top of the remaining list.
  useLayoutEffect(() => {
    const count = products?.length ?? 0
    const fewer = count < before.current
    before.current = count
    if (fewer && document.activeElement === document.body) title.current?.focus({ preventScroll: true })
  }, [products])

  if (failure !== undefined) {
    return (
      <div className="page grid justify-items-start gap-6 pt-8 pb-16 lg:pt-12">
        <h1>Favoritos</h1>
        <Notice tone="error">{failure}</Notice>
        <Button variant="outline" onClick={tryAgain}>
          Tentar novamente
        </Button>
      </div>
    )
  }
  // Together, so that the panel does not push the products down; without it after its first failure.
  if (!products || (isLoading && failureCount === 0)) return <PageWaiting />
  const panel = list !== undefined && (
    <SharePanel {...{ token, list, weddingOn }} shop={{ origin, name: store.profile.name }} />
  )
  if (products.length === 0) {
    return (
      <>
        <NoFavorites title={title} />
        <div className="page">
          {/* A link that is open can be ended. */}
          {typeof list?.token === 'string' && panel}
          <UnavailableFavorites token={token} />
        </div>
      </>
    )
  }
  return (
    <div className="page pt-8 pb-16 lg:pt-12 lg:pb-24">
      <h1 ref={title} tabIndex={-1} className="outline-none focus-visible:shadow-none">
        Favoritos
      </h1>
      <p className="mt-2 mb-7 text-ink-2">
        {products.length === 1 ? '1 peça salva' : `${products.length} peças salvas`}
      </p>
      {panel}
      <h2 className="sr-only">Peças</h2>
      <ul className="grid grid-cols-2 gap-x-3.5 gap-y-8 sm:grid-cols-3 sm:gap-x-6 lg:grid-cols-4 lg:gap-y-12">
        {products.map((product) => {
          const card = cardOf(product)
          return (
            <li key={product.id} className="flex min-w-0 flex-col justify-between gap-3">
              <div>
                <ProductCard
                  product={card}
                  sizes="(min-width: 90rem) 302px, (min-width: 64rem) 21vw, (min-width: 40rem) 30vw, 43vw"
                  action={<FavoriteButton productId={product.id} name={product.name} variant="round" />}
                />
                {list && (
                  <div className="mt-3">
                    <Opinions {...{ token, list, product }} />
                  </div>
                )}
              </div>
              {product.inStock ? (
                <ButtonLink
                  to={card.to}
                  variant="outline"
                  aria-label={`Ver detalhes: ${product.name}`}
                  className="min-h-11! px-3!"
                >
                  Ver detalhes
                </ButtonLink>
              ) : (
                <Button disabled className="min-h-11! px-3!">
                  Esgotado
                </Button>
              )}
            </li>
          )
        })}
        {typeof list?.token === 'string' && <VisitOfList count={products.length} />}
      </ul>
      <UnavailableFavorites token={token} />
    </div>
  )
}

/** By the columns of a wide row that the products leave. */
const visitSpans = ['lg:col-span-4', 'lg:col-span-3', 'lg:col-span-2', 'lg:col-span-1'] as const

/** Fills the last row. */
function VisitOfList({ count }: { count: number }) {
  const taken = count % visitSpans.length
  return (
    <li className={`col-span-full ${visitSpans[taken]}`}>
      <VisitTile title="Leve a lista à prova" wide={taken < visitSpans.length - 1}>
        Venha vestir estas peças no ateliê, com quem quiser trazer. Ao marcar, escreva quais quer ver.
      </VisitTile>
    </li>
  )
}

function NoFavorites({ title }: { title: Ref<HTMLHeadingElement> }) {
  return (
    <div className="page">
      <EmptyState
        icon={<Heart className="size-11" strokeWidth={1} />}
        title="Nenhum favorito ainda"
        heading="h1"
        titleRef={title}
      >
        <p className="text-ink-2">
          Toque no coração das peças de que gostar e elas ficam guardadas aqui para você.
        </p>
        <ButtonLink to={paths.collections} className="mt-3 max-sm:w-full">
          Ver coleções
        </ButtonLink>
      </EmptyState>
    </div>
  )
}

/** Favourites that the atelier has hidden are not listed, but counted, because the customer expects them. */
function UnavailableFavorites({ token }: { token: string }) {
  const { data } = useQuery(
    {
      queryKey: ['unavailable-favorites', token],
      queryFn: ({ signal }) => callSignedIn(favorites.unavailable, { token, signal }),
    },
    queryClient,
  )
  if (!data || data.count === 0) return null
  return (
    <p className="pt-8 pb-4 text-center text-14 text-ink-2">
      {data.count === 1
        ? '1 peça dos seus favoritos não está disponível no momento. Se ela voltar à loja, volta para cá.'
        : `${data.count} peças dos seus favoritos não estão disponíveis no momento. Se voltarem à loja, voltam para cá.`}
    </p>
  )
}
