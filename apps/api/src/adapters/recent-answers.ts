/** Many who ask the same thing within moments are told the same: a page that polls is no reason to ask anew. */
interface Asked<T> {
  at: number
  answer: Promise<T>
  /** The answer before, which is better than none. */
  last: T | undefined
}

const KEPT = 2_000

export function recentAnswers<T>(ask: (id: string) => Promise<T>) {
  const kept = new Map<string, Asked<T>>()

  return (id: string, maxAgeMs: number): Promise<T> => {
    const known = kept.get(id)
    if (known !== undefined && performance.now() - known.at < maxAgeMs) return known.answer
    const asked: Asked<T> = { at: performance.now(), answer: askOrRemember(), last: known?.last }
    async function askOrRemember(): Promise<T> {
      try {
        const answer = await ask(id)
        asked.last = answer
        return answer
      } catch (error) {
        if (asked.last !== undefined) return asked.last
        // Nothing to tell yet, so the next caller asks.
        if (kept.get(id) === asked) kept.delete(id)
        throw error
      }
    }
    kept.delete(id)
    kept.set(id, asked)
    const [oldest] = kept.keys()
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
    return asked.answer
  }
}
