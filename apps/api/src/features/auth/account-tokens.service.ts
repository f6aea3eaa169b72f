/** Secrets of the links in our emails: 256 random bits, single use; the database stores only the hash. */
import type { Db, Tx } from '../../db/connection.ts'
import type { AccountTokenPurpose } from '../../db/tables.gen.ts'
import { hashToken, newToken } from '../../lib/token.ts'
import * as queries from './account-tokens.queries.ts'

const HOUR = 3600
const secondsOf: Record<AccountTokenPurpose, number> = { email_verification: 24 * HOUR, password_reset: HOUR }

interface Issue {
  userId: number
  purpose: AccountTokenPurpose
  redirectPath: string | null
  /** Time of the request. Ends tokens issued before it, but not those of earlier attempts to send the same email. */
  requestedAt: Date
}

export async function issueToken(tx: Tx, { requestedAt, ...token }: Issue): Promise<string> {
  const secret = newToken()
  await queries.endOpen(tx, token.userId, token.purpose, requestedAt)
  await queries.insert(tx, { ...token, tokenHash: hashToken(secret) }, secondsOf[token.purpose])
  return secret
}

export async function isUsable(db: Db, purpose: AccountTokenPurpose, secret: string): Promise<boolean> {
  return (await queries.isOpen(db, purpose, hashToken(secret))) !== undefined
}

/** Uses up the token and all others of the same purpose, and locks its account; undefined when it is not valid. */
export async function useToken(tx: Tx, purpose: AccountTokenPurpose, secret: string, network: string) {
  const tokenHash = hashToken(secret)
  await queries.lockOwner(tx, purpose, tokenHash)
  const used = await queries.use(tx, purpose, tokenHash, network)
  if (used !== undefined) await queries.endOpen(tx, used.userId, purpose)
  return used
}

export function endTokens(tx: Tx, userId: number, purpose: AccountTokenPurpose): Promise<void> {
  return queries.endOpen(tx, userId, purpose)
}
