/**
 * Restoring the database to an earlier time brings back accounts that were erased since. Their list is stored beside
 * the backups (scripts/backup/erased.sh), and they are erased again: nothing prevented the erasure then, so an order or
 * ticket that is open at the restored time does not prevent it now.
 */
import type { Db } from '../../db/connection.ts'
import { recordChange } from '../audit/audit.service.ts'
import * as queries from './erasure.queries.ts'
import { erase } from './erasure.service.ts'

export interface Erasure {
  userId: number
  /** With microseconds, as the database wrote it. */
  erasedAt: string
}

/** Returns whether the account existed again. */
export async function eraseAgain(db: Db, erasure: Erasure): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const account = await queries.accountErasedAt(tx, erasure)
    if (account === undefined) return false
    const person = { id: account.id, email: account.email }
    await queries.forgetRequests(tx, person.email)
    await queries.lock(tx, account)
    await erase(tx, person, await queries.lockOrders(tx, person))
    await recordChange(tx, {
      actor: undefined,
      action: 'user.delete',
      objectType: 'user',
      objectId: person.id,
      requestId: 'after a restore',
    })
    return true
  })
}

/** The list as scripts/backup/erased.sh writes it: an id and a time per line. */
export function readErasures(list: string): Erasure[] {
  return list
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [, userId, erasedAt] = /^(\d+)\t(\d{4}-\d\d-\d\dT[\d:.]+Z)$/.exec(line) ?? []
      if (userId === undefined || erasedAt === undefined) throw new Error(`No erased account: ${line}`)
      return { userId: Number(userId), erasedAt }
    })
}
