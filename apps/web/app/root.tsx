import { timeZone } from '@shop/contract/constants'
import { store } from '@shop/contract/store'
import { type ReactNode, useEffect, useState } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useNavigation,
} from 'react-router'
import type { Route } from './+types/root'
import stylesheet from './app.css?url'
import favicon from './assets/favicon.svg?url'
import cormorant from './assets/fonts/cormorant-400.woff2?url'
import figtree from './assets/fonts/figtree-400-600.woff2?url'
import italiana from './assets/fonts/italiana-400.woff2?url'
import { EarlyClicks } from './layouts/early-clicks.tsx'
import { ErrorPage } from './layouts/error-page.tsx'
import { PageAnnouncer } from './layouts/page-announcer.tsx'
import { Toasts } from './layouts/toasts.tsx'
import { load } from './lib/load.ts'
import { useRequestId } from './lib/request-id.ts'
import { useCameFromServer } from './lib/use-hydrated.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const year = new Intl.DateTimeFormat('pt-BR', { year: 'numeric', timeZone }).format()
  // Only the size finder reads the size chart: the product's page has it, not every page.
  const { sizeChart: _, ...shown } = await load(store.read, {}, context)
  return { store: shown, origin: url.origin, year }
}

/** Navigation between pages reuses the store data; reloading the same page refreshes it. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.href === nextUrl.href
}

/** Only the fonts of the first screen; the others are loaded when used. */
export const links: Route.LinksFunction = () => [
  ...[cormorant, figtree, italiana].map((href) => ({
    rel: 'preload' as const,
    as: 'font' as const,
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
    href,
  })),
  { rel: 'icon', type: 'image/svg+xml', href: favicon },
]

export function Layout({ children }: { children: ReactNode }) {
  // When a page fails in the browser, React rebuilds the document around the error page; that one has no scripts, as
  // Trusted Types forbid React's way of creating them.
  const fromServer = useCameFromServer()
  return (
    <html lang="pt-BR">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbf8f4" />
        {/* With a precedence React puts it before every script, so nothing is painted without it. */}
        <link rel="stylesheet" href={stylesheet} precedence="default" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {fromServer && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  )
}

/**
 * Listeners that matter only once the page is used are loaded on first interaction; the page works without them.
 * React's lazy is not used, because a suspended part renders up to a third of a second late.
 */
function useLateListeners() {
  const [listeners, setListeners] = useState<ReactNode>()
  useEffect(() => {
    const onTouch = () => {
      stop()
      import('./layouts/late-listeners.tsx').then(
        ({ default: Listeners }) => setListeners(<Listeners />),
        stop,
      )
    }
    const stop = () => {
      for (const type of TOUCHES) window.removeEventListener(type, onTouch, true)
    }
    for (const type of TOUCHES) window.addEventListener(type, onTouch, true)
    return stop
  }, [])
  return listeners
}

const TOUCHES = ['pointerdown', 'keydown'] as const

export default function App() {
  const listeners = useLateListeners()
  return (
    <>
      <ProgressBar />
      <Outlet />
      <Toasts />
      <EarlyClicks />
      <PageAnnouncer />
      {listeners}
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const ofDocument = useRequestId()
  return <ErrorPage requestId={requestIdOf(error) ?? ofDocument} />
}

/** An error of a client-side navigation carries the id of its own request. */
function requestIdOf(error: unknown) {
  const failure: unknown = isRouteErrorResponse(error) ? error.data : undefined
  const has = typeof failure === 'object' && failure !== null && 'requestId' in failure
  return has && typeof failure.requestId === 'string' ? failure.requestId : undefined
}

/**
 * The progress bar of a page navigation, so that every click has a visible effect on a slow network. Shown only after a
 * delay, and only visual: screen readers are served by the page itself and by the announcer.
 */
function ProgressBar() {
  const { state } = useNavigation()
  return state === 'loading' && <div aria-hidden className="travel-line" />
}
