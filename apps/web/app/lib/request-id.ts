import { createContext, use } from 'react'

/**
 * The id under which the server logged the request of this document. Only error pages print it: other pages are cached
 * and shared, and the id of another request would be misleading.
 */
export const RequestIdContext = createContext('')
export const useRequestId = () => use(RequestIdContext)

export const REQUEST_ID_META = 'request-id'

export function requestIdOfDocument() {
  return document.querySelector<HTMLMetaElement>(`meta[name="${REQUEST_ID_META}"]`)?.content ?? ''
}
