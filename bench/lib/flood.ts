/** Bots that fill a public form while people use it. */
import { request } from 'node:http'

const BURST = 50

/** The people are spread evenly among the bots. */
export function amongBots<T>(bots: readonly T[], people: readonly T[]): T[] {
  const every = Math.floor(bots.length / people.length)
  return bots.flatMap((bot, n) => {
    const person = n % every === 0 ? people[n / every] : undefined
    return person ? [person, bot] : [bot]
  })
}

/** The status of each. */
export async function inBursts<T>(
  all: readonly T[],
  send: (one: T) => Promise<number>,
): Promise<Map<T, number>> {
  const statuses = new Map<T, number>()
  for (let n = 0; n < all.length; n += BURST)
    await Promise.all(all.slice(n, n + BURST).map(async (one) => statuses.set(one, await send(one))))
  return statuses
}

/**
 * Each of the sixteen million loopback addresses is a different client to the shop. Without fetch, which cannot choose its
 * source address.
 */
export function postFrom(localAddress: string, url: string, fields: unknown): Promise<number> {
  const body = JSON.stringify(fields)
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  return new Promise((resolve, reject) => {
    request(url, { method: 'POST', localAddress, headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0))
    })
      .on('error', reject)
      .end(body)
  })
}
