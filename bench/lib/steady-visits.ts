/** A constant rate of visits while something happens to the shop: how long each took, and what failed. */
import { openLoop } from './open-loop.ts'

export interface Visits {
  /** How long each took, in ms. */
  waits: number[]
  /** One description for each failed visit. */
  failures: string[]
}

/** `visit` returns what went wrong, or undefined. */
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

/** Reads a page or an API response to its end. */
export async function read(url: string, headers: Record<string, string> = {}): Promise<string | undefined> {
  const response = await fetch(url, { headers })
  await response.text()
  return response.ok ? undefined : `GET ${new URL(url).pathname}: ${response.status}`
}
