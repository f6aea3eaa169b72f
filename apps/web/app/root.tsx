import { timeZone } from '@shop/contract/constants'
import { type Collection, store } from '@shop/contract/store'
import { themes } from '@shop/contract/theme/applied-theme'
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
  useRouteLoaderData,
} from 'react-router'
import type { Route } from './+types/root'
import stylesheet from './app.css?url'
import { fontStyles } from './font-styles.ts'
import { EarlyClicks } from './layouts/early-clicks.tsx'
import { ErrorPage } from './layouts/error-page.tsx'
import { PageAnnouncer } from './layouts/page-announcer.tsx'
import { Toasts } from './layouts/toasts.tsx'
import { load } from './lib/load.ts'
import { useRequestId } from './lib/request-id.ts'
import { useCameFromServer } from './lib/use-hydrated.ts'
import { previewOf } from './shared/content/preview-of.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const year = new Intl.DateTimeFormat('pt-BR', { year: 'numeric', timeZone }).format()
  const [read, { fonts, ...applied }] = await Promise.all([
    load(store.read, {}, context),
    load(themes.applied, { query: previewOf(url) }, context),
  ])
  // Only the size finder reads the size chart, and only a collection's page its text: those pages have them, not every page.
  const { sizeChart: _, collections, ...shown } = read
  const theme = { ...applied, fonts: fontStyles[fonts] }
  return { store: { ...shown, collections: collections.map(inMenus) }, theme, origin: url.origin, year }
}

function inMenus({ name, count, picture }: Collection): Collection {
  return { name, count, picture }
}

/** Navigation between pages reuses the store data; reloading the same page refreshes it. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.href === nextUrl.href
}

/** Made by the server of the shop's brand. */
export const links: Route.LinksFunction = () => [
  { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

export function Layout({ children }: { children: ReactNode }) {
  // When a page fails in the browser, React rebuilds the document around the error page; that one has no scripts, as
  // Trusted Types forbid React's way of creating them.
  const fromServer = useCameFromServer()
  const theme = useRouteLoaderData<typeof loader>('root')?.theme
  return (
    <html lang="pt-BR">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={theme?.ground ?? '#fbf8f4'} />
        {/* With a precedence React puts it before every script, so nothing is painted without it. */}
        <link rel="stylesheet" href={stylesheet} precedence="default" />
        {theme?.fonts.stylesheet && (
          <link rel="stylesheet" href={theme.fonts.stylesheet} precedence="default" />
        )}
        {/* After the style sheets: its tokens replace theirs. */}
        {theme?.css && (
          <style href="theme" precedence="theme">
            {theme.css}
          </style>
        )}
        <Meta />
        {/* Only the fonts of the first screen. After the meta tags: the address of some pages may not be a referrer. */}
        {theme?.fonts.preloads.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
        ))}
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
