/**
 * Visits to the first release, as its database sees them: the statements that record-statements.ts recorded from the
 * last commit before migration 0056, one file for each kind of request. The release itself is not needed to run them,
 * which a clone without its history would not have. Every visit reads the database, as if no page was cached.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { waitAgain } from '@shop/api/db/wait-again'
import { isDatabaseUnavailable } from '@shop/api/lib/database-unavailable'
import { hashToken } from '@shop/api/lib/token'
import type pg from 'pg'
import type { Buyer, TestProduct } from './buyers.ts'
import { chosenAnew, newUuids, readStatements, replay, type Statement } from './statements.ts'

/** What the recorded statements contain; a visit sends its own in their place. */
export const recorded = {
  orderId: '5000001',
  productId: '6000002',
  userId: '7000001',
  tokenHash: String.raw`\x2656858a370e09259bc07a085d2ed0da4e7a601e6b6b51c717a8a28f0c193adb`,
  holdEnds: '2026-11-17T17:07:33.034+00:00',
  name: 'Vestido 5',
  priceCents: 489_000,
}
const HOLD_MS = 10 * 60_000
/** A visitor who gets a 503 tries again after this time, and gives up after so many tries. */
const RETRY_MS = 1_000
const TRIES = 10

/** In this order, again and again. */
const KINDS = [
  'product',
  'order',
  'list',
  'product',
  'search',
  'order',
  'orders',
  'reviews',
  'order',
  'collection',
  'product',
  'home',
] as const
type Kind = (typeof KINDS)[number]

export interface ReleaseVisits {
  /** Returns what went wrong, or undefined. */
  visit(number: number): Promise<string | undefined>
  /** The orders whose buyers got a number. */
  acceptedIds: number[]
  /** How many times a visitor got a 503. */
  rejected(): number
}

export function firstReleaseVisits(
  pool: pg.Pool,
  people: readonly Buyer[],
  dresses: readonly TestProduct[],
): ReleaseVisits {
  const statements = new Map<Kind, Statement[]>(KINDS.map((kind) => [kind, statementsOf(kind)]))
  const anew = chosenAnew(statements.get('order') ?? [])
  const acceptedIds: number[] = []
  let rejected = 0

  async function send(kind: Kind, number: number) {
    const [buyer, dress] = [people[number % people.length], dresses[number % dresses.length]]
    if (!buyer || !dress) throw new Error('no buyer or no product')
    const places = [...placesOf(buyer, dress), ...newUuids(anew)]
    const client = await pool.connect()
    try {
      const sent = await replay(client, statements.get(kind) ?? [], places)
      if (kind === 'order') acceptedIds.push(Number(sent.get(recorded.orderId)))
      client.release()
    } catch (error) {
      // As in the shop, a connection with an unfinished transaction is not used again.
      client.release(true)
      // That release neither waited again after a deadlock nor sent a retry time: its visitor got an error.
      throw isDeadlock(error) ? new Error('deadlock', { cause: error }) : error
    }
  }

  return {
    acceptedIds,
    rejected: () => rejected,
    async visit(number) {
      const kind = KINDS[number % KINDS.length] ?? 'product'
      for (let tries = 1; ; tries++) {
        try {
          // Only the placing of an order waits a second time for its locks; see order-placing.service.ts.
          await (kind === 'order' ? waitAgain(() => send(kind, number)) : send(kind, number))
          return undefined
        } catch (error) {
          if (!isDatabaseUnavailable(error) || tries === TRIES) return `${kind}: ${String(error)}`
          rejected++
          await sleep(RETRY_MS)
        }
      }
    },
  }
}

function isDeadlock(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '40P01'
}

function placesOf(buyer: Buyer, dress: TestProduct): [string, string][] {
  return [
    [recorded.userId, String(buyer.id)],
    [recorded.productId, String(dress.id)],
    [recorded.tokenHash, String.raw`\x${hashToken(buyer.token).toString('hex')}`],
    [recorded.holdEnds, new Date(Date.now() + HOLD_MS).toISOString()],
  ]
}

function statementsOf(kind: Kind): Statement[] {
  return readStatements(`${import.meta.dirname}/first-release/${kind}.jsonl`)
}
