import { renderToString } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'

/** Present so that the build does not install a package for a default of its own. */
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
