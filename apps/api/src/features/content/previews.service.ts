/** Tokens with which the pages of the shop show the drafts: for the owner and for whom she sends the address. */
import type { Db } from '../../db/connection.ts'
import { AppError } from '../../lib/app-error.ts'
import { hashToken, newToken, TOKEN } from '../../lib/token.ts'
import * as queries from './content.queries.ts'

const HOURS = 12

export async function createPreview(db: Db): Promise<{ token: string }> {
  const token = newToken()
  await queries.addPreview(db, hashToken(token), HOURS)
  return { token }
}

/**
 * Wrong tokens are not counted by address: pages call from within this process, so all visitors would share one count,
 * and anyone could end the owner's previews.
 */
export async function requirePreview(db: Db, token: string): Promise<void> {
  const isValid = TOKEN.test(token) && (await queries.preview(db, hashToken(token))) !== undefined
  if (!isValid) throw new AppError('preview_not_found')
}
