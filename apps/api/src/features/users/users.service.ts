import type { ProfileUpdate, User } from '@shop/contract/users'
import { isWeddingDay, wrongWeddingDay } from '@shop/contract/wedding'
import type { Db } from '../../db/connection.ts'
import { AppError, found } from '../../lib/app-error.ts'
import { readToday } from '../schedule/schedule.service.ts'
import * as queries from './users.queries.ts'

export async function readUser(db: Db, id: number): Promise<User | undefined> {
  const row = await queries.findUser(db, id)
  if (row === undefined) return undefined
  const { weddingOn, ...user } = row
  return weddingOn === null ? user : { ...user, weddingOn }
}

/** The email cannot be changed here: it was confirmed through a link, which a form does not replace. */
export async function updateProfile(db: Db, id: number, update: ProfileUpdate): Promise<User> {
  const { email: _, complement, ...rest } = update
  const { weddingOn } = rest
  if (typeof weddingOn === 'string' && !isWeddingDay(weddingOn, await readToday(db)))
    throw new AppError('invalid_input', { fields: { weddingOn: wrongWeddingDay } })
  const values = { ...rest, ...(complement !== undefined && { complement: complement || null }) }
  if (Object.keys(values).length > 0) await queries.updateUser(db, id, values)
  return found(await readUser(db, id), 'unauthenticated')
}
