import { deliveryWindow } from '@shop/contract/dates'
import { products } from '@shop/contract/products'
import { store } from '@shop/contract/store'
import { CartContents } from '~/features/cart/cart-contents.tsx'
import { useReviewedCart } from '~/features/cart/use-reviewed-cart.ts'
import { FavoriteButton } from '~/features/favorites/favorite-button.tsx'
import { cardOf } from '~/features/products/card-product.ts'
import { Suggestions } from '~/features/products/suggestions.tsx'
import { compactFooter } from '~/layouts/compact-footer.ts'
import { useSite } from '~/layouts/use-site.ts'
import { load, loadPart } from '~/lib/load.ts'
import { useHydrated } from '~/lib/use-hydrated.ts'
import { paths } from '~/paths.ts'
import { privateMeta } from '~/shared/store/private-meta.ts'
import { BagIcon } from '~/ui/bag-icon.tsx'
import { ButtonLink } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { PageWaiting } from '~/ui/page-waiting.tsx'
import type { Route } from './+types/cart'

const SUGGESTED = 4

export const handle = compactFooter

export async function loader({ context }: Route.LoaderArgs) {
  const [{ closedDays, numbers }, suggested] = await Promise.all([
    load(store.read, {}, context),
    loadPart(products.page, { query: { inStock: true, sort: 'price-high', limit: SUGGESTED } }, context),
  ])
  const suggestions = 'value' in suggested ? suggested.value.map(cardOf) : []
  return { delivery: deliveryWindow(new Date(), closedDays, numbers?.deliveryDays), suggestions }
}

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches[0].loaderData, 'Carrinho')
}

export default function Cart({ loaderData }: Route.ComponentProps) {
  const hydrated = useHydrated()
  return (
    <div className="page pt-8 pb-16 lg:pt-12 lg:pb-24">
      <h1 id="cart-title" tabIndex={-1} className="outline-none focus-visible:shadow-none">
        Carrinho
      </h1>
      {hydrated ? <OwnCart {...loaderData} /> : <Waiting />}
      <noscript className="block pb-16">Para ver seu carrinho, ative o JavaScript do navegador.</noscript>
    </div>
  )
}

/** As tall as the window: the footer stays where the cart, which only the browser knows, will push it. */
function Waiting() {
  return (
    <div className="[@media(scripting:enabled)]:min-h-svh">
      <PageWaiting />
    </div>
  )
}

function OwnCart({ delivery, suggestions }: Route.ComponentProps['loaderData']) {
  const { store: shop } = useSite()
  const cart = useReviewedCart()
  const focusTitle = () => document.getElementById('cart-title')?.focus({ preventScroll: true })
  if (cart.lines.length > 0) {
    return (
      <CartContents
        {...cart}
        delivery={delivery}
        deliveryStates={shop.deliveryStates}
        paymentMethods={shop.paymentMethods}
        onRemoved={focusTitle}
      />
    )
  }
  return (
    <>
      <EmptyState icon={<BagIcon className="size-18" strokeWidth={0.6} />} title="Seu carrinho está vazio">
        <p className="text-ink-2">Encontre o vestido e volte aqui quando o coração decidir.</p>
        <ButtonLink to={paths.collections} className="mt-3 max-sm:w-full">
          Ver coleções
        </ButtonLink>
      </EmptyState>
      <Suggestions
        title="Quem sabe um destes"
        products={suggestions}
        actionOf={({ id, name }) => <FavoriteButton productId={id} name={name} variant="round" />}
      />
    </>
  )
}
