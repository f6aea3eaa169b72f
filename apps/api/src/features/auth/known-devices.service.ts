/**
 * A browser becomes known to an account once the owner has opened a link from an email of the account there, or has
 * used the second factor. It stores a random token and sends it with the password. The token grants no access: it only
 * sets the browser apart from attackers who guess, so their attempts do not count against it.
 */
import type { Db, Tx } from '../../db/connection.ts'
import { hashToken, newToken } from '../../lib/token.ts'
import * as queries from './known-devices.queries.ts'

const KNOWN_DAYS = 180
const MOST_DEVICES = 20

/** The browser may hold tokens of several accounts; this looks for one of this account. */
export async function findKnownDevice(
  db: Db,
  email: string,
  tokens: readonly string[],
): Promise<number | undefined> {
  if (tokens.length === 0) return undefined
  return (await queries.find(db, email, tokens.map(hashToken)))?.id
}

/** Returns the token for the browser to store; only its hash is stored here. */
export async function rememberDevice(tx: Tx, userId: number): Promise<{ id: number; token: string }> {
  const token = newToken()
  const { id } = await queries.insert(tx, { userId, tokenHash: hashToken(token) }, KNOWN_DAYS)
  await queries.deleteBeyond(tx, userId, MOST_DEVICES)
  return { id, token }
}
