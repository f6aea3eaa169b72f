import { createContext, use } from 'react'

/**
 * The id under which the server logged the request of this document. Only an error page prints it: pages are cached
 * and shared, and an id of somebody else's request would mislead whoever reads it.
 */
export const RequestIdContext = createContext('')
export const useRequestId = () => use(RequestIdContext)

export const REQUEST_ID_META = 'request-id'

export function requestIdOfDocument() {
  return document.querySelector<HTMLMetaElement>(`meta[name="${REQUEST_ID_META}"]`)?.content ?? ''
}
