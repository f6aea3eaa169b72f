/** Callers that request the same id within moments share one result, so that polling pages cause few requests. */
interface Asked<T> {
  at: number
  response: Promise<T>
  /** The previous result, used when the new request fails. */
  last: T | undefined
}

const KEPT = 2_000

export function recentResponses<T>(ask: (id: string) => Promise<T>) {
  const kept = new Map<string, Asked<T>>()

  return (id: string, maxAgeMs: number): Promise<T> => {
    const recent = kept.get(id)
    if (recent !== undefined && performance.now() - recent.at < maxAgeMs) return recent.response
    const asked: Asked<T> = { at: performance.now(), response: askOrRemember(), last: recent?.last }
    async function askOrRemember(): Promise<T> {
      try {
        const response = await ask(id)
        asked.last = response
        return response
      } catch (error) {
        if (asked.last !== undefined) return asked.last
        // There is no previous result, so the next caller makes the request again.
        if (kept.get(id) === asked) kept.delete(id)
        throw error
      }
    }
    kept.delete(id)
    kept.set(id, asked)
    const [oldest] = kept.keys()
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
    return asked.response
  }
}
