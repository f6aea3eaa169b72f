/** The secrets in our mails: 256 random bits, of which the database knows the hash, good for one use. */
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
  /** When it was asked for. What was issued before ends; what an earlier try of the same mail carried does not. */
  askedAt: Date
}

export async function issueToken(tx: Tx, { askedAt, ...token }: Issue): Promise<string> {
  const secret = newToken()
  await queries.endOpen(tx, token.userId, token.purpose, askedAt)
  await queries.insert(tx, { ...token, tokenHash: hashToken(secret) }, secondsOf[token.purpose])
  return secret
}

export async function isUsable(db: Db, purpose: AccountTokenPurpose, secret: string): Promise<boolean> {
  return (await queries.isOpen(db, purpose, hashToken(secret))) !== undefined
}

/** Uses it up, with every other of the same purpose, and holds its account; undefined when it opens nothing. */
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
