import { renderToString } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'

/** Defined explicitly, because the build would otherwise install a package for its default entry. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  return new Response(renderToString(<ServerRouter context={context} url={request.url} />), {
    status,
    headers,
  })
}
