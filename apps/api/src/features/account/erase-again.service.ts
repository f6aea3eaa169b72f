/**
 * Restoring the database to an earlier time brings back accounts, and customers without one, that were erased since.
 * Their list is stored beside the backups (scripts/backup/erased.sh), and they are erased again: nothing prevented the
 * erasure then, so an order or ticket that is open at the restored time does not prevent it now.
 */
import type { Db } from '../../db/connection.ts'
import { recordChange } from '../audit/audit.service.ts'
import * as queries from './erasure.queries.ts'
import { erase } from './erasure.service.ts'
import { eraseGuestOrderAgain } from './guest-erasure.service.ts'
import { eraseWalkInAgain } from './walk-in-erasure.service.ts'

/** `erasedAt` has microseconds, as the database wrote it. */
export type Erasure =
  | ErasedAccount
  | { customerId: number; erasedAt: string }
  | { orderId: number; erasedAt: string }
interface ErasedAccount {
  userId: number
  erasedAt: string
}

const AFTER_RESTORE = 'after a restore'

/** Returns whether the account, or the customer of the order, existed again. */
export async function eraseAgain(db: Db, erasure: Erasure): Promise<boolean> {
  if ('userId' in erasure) return eraseAccountAgain(db, erasure)
  if ('customerId' in erasure)
    return db.transaction().execute((tx) => eraseWalkInAgain(tx, erasure, AFTER_RESTORE))
  return db.transaction().execute(async (tx) => {
    const orderId = await queries.orderErasedAt(tx, erasure)
    if (orderId === undefined) return false
    await eraseGuestOrderAgain(tx, orderId, AFTER_RESTORE)
    return true
  })
}

function eraseAccountAgain(db: Db, erasure: ErasedAccount): Promise<boolean> {
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
      requestId: AFTER_RESTORE,
    })
    return true
  })
}

/**
 * The list as scripts/backup/erased.sh writes it: per line a time and the id of an account, or of an order or a customer
 * without an account.
 */
export function readErasures(list: string): Erasure[] {
  return list
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [, kind, id, erasedAt] =
        /^(?:(order|customer):)?(\d+)\t(\d{4}-\d\d-\d\dT[\d:.]+Z)$/.exec(line) ?? []
      if (id === undefined || erasedAt === undefined) throw new Error(`No erased account: ${line}`)
      if (kind === 'customer') return { customerId: Number(id), erasedAt }
      return kind === 'order' ? { orderId: Number(id), erasedAt } : { userId: Number(id), erasedAt }
    })
}
