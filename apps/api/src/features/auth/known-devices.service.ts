/**
 * A browser is known to an account once its holder has opened a mail of the account there, or shown its second factor.
 * It keeps a random token and sends it with the password. The token opens nothing: it only says that this is not one of
 * the strangers who guess, so their tries are not held against it.
 */
import type { Db, Tx } from '../../db/connection.ts'
import { hashToken, newToken } from '../../lib/token.ts'
import * as queries from './known-devices.queries.ts'

const KNOWN_DAYS = 180
const MOST_DEVICES = 20

/** The browser may hold tokens of several accounts; one of this account is looked for. */
export async function findKnownDevice(
  db: Db,
  email: string,
  tokens: readonly string[],
): Promise<number | undefined> {
  if (tokens.length === 0) return undefined
  return (await queries.find(db, email, tokens.map(hashToken)))?.id
}

/** Answers the token for the browser to keep, which nobody can find out again. */
export async function rememberDevice(tx: Tx, userId: number): Promise<{ id: number; token: string }> {
  const token = newToken()
  const { id } = await queries.insert(tx, { userId, tokenHash: hashToken(token) }, KNOWN_DAYS)
  await queries.deleteBeyond(tx, userId, MOST_DEVICES)
  return { id, token }
}
