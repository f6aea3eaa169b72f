import { users } from '@shop/contract/users'
import { call } from '~/lib/api.ts'
import { readToken } from '~/lib/session.ts'
import { readWeddingDay, writeWeddingDay } from './wedding-day.ts'

/** A failure costs nothing: the browser has the day, and the next visit sends it. */
export async function storeInAccount(day: string | undefined): Promise<void> {
  const token = readToken()
  if (token === undefined) return
  await call(users.updateProfile, { token, body: { weddingOn: day ?? null } }).catch(() => undefined)
}

/** After signing in: the day of the account, else the one that was typed before. */
export function bringWeddingDay(inAccount: string | undefined) {
  const typed = readWeddingDay()
  if (inAccount !== undefined) {
    if (inAccount !== typed) writeWeddingDay(inAccount)
  } else if (typed !== undefined) void storeInAccount(typed)
}
