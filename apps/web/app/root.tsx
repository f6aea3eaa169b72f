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
} from 'react-router'
import type { Route } from './+types/root'
import stylesheet from './app.css?url'
import favicon from './assets/favicon.svg?url'
import cormorant from './assets/fonts/cormorant-400.woff2?url'
import figtree from './assets/fonts/figtree-400-600.woff2?url'
import italiana from './assets/fonts/italiana-400.woff2?url'
import { EarlyTaps } from './layouts/early-taps.tsx'
import { ErrorPage } from './layouts/error-page.tsx'
import { PageAnnouncer } from './layouts/page-announcer.tsx'
import { Toasts } from './layouts/toasts.tsx'
import { TravelLine } from './layouts/travel-line.tsx'
import { load } from './lib/load.ts'
import { useRequestId } from './lib/request-id.ts'
import { useHydrated } from './lib/use-hydrated.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const year = new Intl.DateTimeFormat('pt-BR', { year: 'numeric', timeZone }).format()
  return { store: await load(store.read, {}, context), origin: url.origin, year }
}

/** Moving between pages keeps what is known of the shop; asking for the same page again renews it. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.href === nextUrl.href
}

/** Only the fonts of the first screen; the others are fetched when a text asks for them. */
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
  const fromServer = useCameFromServer()
  return (
    <html lang="pt-BR">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbf8f4" />
        {/* A precedence lets React put it ahead of every script: nothing can be painted before it. */}
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
 * Whether this document is the one the server sent. When a page fails in the browser, React builds the document anew
 * around the error page; scripts have no part in that one, and Trusted Types forbid React's way of making them.
 */
function useCameFromServer() {
  const hydrated = useHydrated()
  const [fromServer] = useState(!hydrated)
  return fromServer
}

/**
 * What only matters once the page is in use is fetched at the first touch; the page does without it where it does not
 * arrive. Not by React's lazy: a suspended part is drawn up to a third of a second late.
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
      <TravelLine />
      <Outlet />
      <Toasts />
      <EarlyTaps />
      <PageAnnouncer />
      {listeners}
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const ofDocument = useRequestId()
  return <ErrorPage requestId={requestIdOf(error) ?? ofDocument} />
}

/** A page that failed on the way, after the document was there, brings the id of its own request. */
function requestIdOf(error: unknown) {
  const failure: unknown = isRouteErrorResponse(error) ? error.data : undefined
  const has = typeof failure === 'object' && failure !== null && 'requestId' in failure
  return has && typeof failure.requestId === 'string' ? failure.requestId : undefined
}
