import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { renderContext } from './context.ts'
import { earlyClicksScript } from './early-clicks.ts'
import { RequestIdContext } from './lib/request-id.ts'

const RENDER_TIMEOUT_MS = 6_000

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
) {
  const { requestId, scriptNonce } = loadContext.get(renderContext)
  const stream = await renderToReadableStream(
    <RequestIdContext value={requestId}>
      <ServerRouter context={routerContext} url={request.url} nonce={scriptNonce} />
    </RequestIdContext>,
    {
      nonce: scriptNonce,
      bootstrapScriptContent: earlyClicksScript,
      signal: AbortSignal.timeout(RENDER_TIMEOUT_MS),
    },
  )
  // Whole pages are cached, so streaming would gain nothing.
  await stream.allReady
  const html = await new Response(stream).text()
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(picturesBeforeScripts(html), { status, headers })
}

/**
 * A page is readable and usable before its scripts load. Preloading them, as React Router does, makes them compete with
 * the main picture and the fonts on a slow connection: on Lighthouse's phone profile the picture then appears a second
 * later.
 */
function picturesBeforeScripts(html: string) {
  return html.replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
}

export function handleError(error: unknown, { request, context }: ErrorDetails) {
  if (!request.signal.aborted) context.get(renderContext).reportError(error)
}

interface ErrorDetails {
  request: Request
  context: Pick<RouterContextProvider, 'get'>
}
