import { LRUCache } from 'lru-cache'

/** Callers that request the same id within moments share one result, so that polling pages cause few requests. */
interface RecentRequest<T> {
  at: number
  response: Promise<T>
  /** The previous result, used when the new request fails. */
  last: T | undefined
}

const MAX_ENTRIES = 2_000

export function recentResponses<T>(fetchOne: (id: string) => Promise<T>) {
  const recentById = new LRUCache<string, RecentRequest<T>>({ max: MAX_ENTRIES })

  return (id: string, maxAgeMs: number): Promise<T> => {
    const recent = recentById.get(id)
    if (recent !== undefined && performance.now() - recent.at < maxAgeMs) return recent.response
    const request: RecentRequest<T> = { at: performance.now(), response: fetchOrReuse(), last: recent?.last }
    async function fetchOrReuse(): Promise<T> {
      try {
        const response = await fetchOne(id)
        request.last = response
        return response
      } catch (error) {
        if (request.last !== undefined) return request.last
        // There is no previous result, so the next caller makes the request again.
        if (recentById.peek(id) === request) recentById.delete(id)
        throw error
      }
    }
    recentById.set(id, request)
    return request.response
  }
}
