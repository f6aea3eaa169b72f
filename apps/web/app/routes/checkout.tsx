import { deliveryWindow } from '@shop/contract/dates'
import { store } from '@shop/contract/store'
import { lazy, Suspense, useEffect } from 'react'
import {
  redirectDocument,
  type ShouldRevalidateFunctionArgs,
  useBlocker,
  useSearchParams,
} from 'react-router'
import { useCartLines } from '~/features/cart/cart.store.ts'
import { SignInFirst } from '~/features/checkout/sign-in-first.tsx'
import { load } from '~/lib/load.ts'
import { orderTokenOf } from '~/lib/order-tokens.ts'
import { useToken } from '~/lib/session.ts'
import { useHydrated } from '~/lib/use-hydrated.ts'
import { chargeParam, orderParam, paths, payChargePath, payOrderPath } from '~/paths.ts'
import { privateMeta } from '~/shared/store/private-meta.ts'
import { Button } from '~/ui/button.tsx'
import { Notice } from '~/ui/notice.tsx'
import { PageWaiting } from '~/ui/page-waiting.tsx'
import type { Route } from './+types/checkout'

export async function loader({ context }: Route.LoaderArgs) {
  const { closedDays, numbers } = await load(store.read, {}, context)
  return { delivery: deliveryWindow(new Date(), closedDays, numbers?.deliveryDays) }
}

/**
 * Only this page's own document allows the payment provider in its content security policy, and a document retains the
 * policy it was loaded with: a client-side navigation from another page becomes a full document load.
 */
export function clientLoader({ request }: Route.ClientLoaderArgs): never {
  const { pathname, search } = new URL(request.url)
  throw redirectDocument(pathname + search)
}

/** Nothing is reloaded while the user stays on the page, least of all the document. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname
}

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches[0].loaderData, 'Finalizar Compra')
}

/** They bring queries, schemas and the provider's library: only buyers at the checkout load them. */
const OwnCheckout = lazy(() => import('~/screens/own-checkout.tsx').catch(() => ({ default: LoadFailed })))
const GuestCheckout = lazy(() =>
  import('~/screens/guest-checkout.tsx').catch(() => ({ default: LoadFailed })),
)

export default function CheckoutPage({ loaderData }: Route.ComponentProps) {
  const hydrated = useHydrated()
  useLeaveByDocument()
  if (!hydrated) {
    return (
      <>
        <PageWaiting />
        <noscript className="page block pb-16">Para comprar, ative o JavaScript do navegador.</noscript>
      </>
    )
  }
  return <Gate delivery={loaderData.delivery} />
}

/** An empty cart redirects to the cart page. An order that this tab has no link for needs its account. */
function Gate({ delivery }: Pick<Route.ComponentProps['loaderData'], 'delivery'>) {
  const [params] = useSearchParams()
  const lines = useCartLines()
  const token = useToken()
  const orderId = idIn(params, orderParam)
  const chargeId = idIn(params, chargeParam)
  if (orderId === undefined && lines.length === 0) return <ToCart />
  const isGuests = orderId !== undefined && orderTokenOf(orderId) !== undefined
  if (token === undefined && orderId !== undefined && !isGuests) {
    return <SignInFirst back={chargeId ? payChargePath(orderId, chargeId) : payOrderPath(orderId)} />
  }
  return (
    <Suspense fallback={<PageWaiting />}>
      {token === undefined || isGuests ? (
        <GuestCheckout orderId={orderId} chargeId={chargeId} delivery={delivery} />
      ) : (
        <OwnCheckout token={token} orderId={orderId} chargeId={chargeId} delivery={delivery} />
      )}
    </Suspense>
  )
}

function ToCart() {
  useEffect(() => window.location.replace(paths.cart), [])
  return <PageWaiting />
}

function idIn(params: URLSearchParams, name: string) {
  const text = params.get(name) ?? ''
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined
}

function LoadFailed() {
  return (
    <div className="page grid justify-items-start gap-6 pt-8 pb-16 lg:pt-12">
      <h1>Finalizar Compra</h1>
      <Notice tone="error">Não foi possível abrir o pagamento. Verifique sua conexão e tente de novo.</Notice>
      <Button variant="outline" onClick={() => window.location.reload()}>
        Tentar novamente
      </Button>
    </div>
  )
}

/**
 * The provider's script, and the policy that allows it, belong to their document: a link to another page loads a new
 * one. Going back needs no handling, because the checkout was opened as a new document.
 */
function useLeaveByDocument() {
  const { state, location } = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      historyAction !== 'POP' && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (state === 'blocked') window.location.assign(location.pathname + location.search + location.hash)
  }, [state, location])
}
