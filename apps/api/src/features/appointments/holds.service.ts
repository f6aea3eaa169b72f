/** While its form is open, an hour is held for its visitor. */
import { holdMinutes } from '@shop/contract/appointment-facts'
import type { Db } from '../../db/connection.ts'
import { AppError, found } from '../../lib/app-error.ts'
import { hashToken, newToken } from '../../lib/token.ts'
import { addressKey } from '../orders/address-key.service.ts'
import { findType, lockRooms } from './agenda-hours.queries.ts'
import * as queries from './booking.queries.ts'
import { rejectTaken, takeTime } from './rooms.service.ts'
import { roomKindOf } from './slots.service.ts'
import { takingTime } from './taking-time.service.ts'

/** More than a family behind one connection has open at once. */
const HOLDS_PER_NETWORK = 5

interface HoldInput {
  typeId: number
  startsAt: Date
  /** The visitor's earlier hold, which ends. */
  previous?: string | undefined
  network: string
}

export async function hold(db: Db, { typeId, startsAt, previous, network }: HoldInput) {
  const holderKey = await addressKey(db, network)
  const token = newToken()
  const held = await takingTime(async () => {
    // Her own earlier hold may be what takes the time.
    if (previous === undefined) await rejectTaken(db, { type: await typeOf(db, typeId), startsAt })
    return db.transaction().execute(async (tx) => {
      await queries.lockCount(tx, holderKey.toString('base64'))
      const type = await typeOf(tx, typeId)
      if (previous !== undefined) {
        await lockRooms(tx, roomKindOf(type.kind))
        await queries.deleteHold(tx, hashToken(previous))
      }
      if ((await queries.countHolds(tx, holderKey)) >= HOLDS_PER_NETWORK) throw new AppError('too_many_holds')
      const time = await takeTime(tx, { type, startsAt })
      return queries.insertHold(tx, { ...time, typeId, holderKey, holdHash: hashToken(token) }, holdMinutes)
    })
  })
  return { token, until: found(held.heldUntil ?? undefined, 'unexpected') }
}

async function typeOf(db: Db, id: number) {
  return found(await findType(db, id), 'invalid_input')
}
