import type { ProfileUpdate, User } from '@shop/contract/users'
import type { Db } from '../../db/connection.ts'
import { found } from '../../lib/app-error.ts'
import * as queries from './users.queries.ts'

export function readUser(db: Db, id: number): Promise<User | undefined> {
  return queries.findUser(db, id)
}

/** The email cannot be changed here: it was confirmed through a link, which a form does not replace. */
export async function updateProfile(db: Db, id: number, update: ProfileUpdate): Promise<User> {
  const { email: _, complement, ...rest } = update
  const values = { ...rest, ...(complement !== undefined && { complement: complement || null }) }
  if (Object.keys(values).length > 0) await queries.updateUser(db, id, values)
  return found(await queries.findUser(db, id), 'unauthenticated')
}
