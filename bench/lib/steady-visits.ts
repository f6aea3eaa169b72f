/** People who come for as long as something is being done to the shop: how long each waited, and what went wrong. */
import { openLoop } from './open-loop.ts'

export interface Visits {
  /** How long each took, in ms. */
  waits: number[]
  /** What went wrong, in words, one for each. */
  failures: string[]
}

/** `visit` answers what went wrong, or nothing. */
export function visitSteadily(perSecond: number, visit: (number: number) => Promise<string | undefined>) {
  const visits: Visits = { waits: [], failures: [] }
  const end = new AbortController()
  const { signal } = end
  const coming = openLoop(
    { perSecond, seconds: Number.POSITIVE_INFINITY, signal },
    async (wanted, number) => {
      const failure = await visit(number).catch((error: unknown) => String(error))
      visits.waits.push(performance.now() - wanted)
      if (failure !== undefined) visits.failures.push(failure)
    },
  )
  return {
    async stop(): Promise<Visits> {
      end.abort()
      await coming
      return visits
    },
  }
}

/** A page or an answer of the shop, read to its end. */
export async function read(url: string, headers: Record<string, string> = {}): Promise<string | undefined> {
  const answer = await fetch(url, { headers })
  await answer.text()
  return answer.ok ? undefined : `GET ${new URL(url).pathname}: ${answer.status}`
}
