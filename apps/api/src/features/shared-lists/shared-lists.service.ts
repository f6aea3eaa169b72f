/** A customer's own shared list: what it shows, its link, and what others have left on it. */
import type { AccountExport } from '@shop/contract/account-export'
import type { ListSettings, OwnList } from '@shop/contract/shared-lists'
import type { Db } from '../../db/connection.ts'
import { found } from '../../lib/app-error.ts'
import { newToken } from '../../lib/token.ts'
import * as queries from './shared-lists.queries.ts'

export async function readOwnList(db: Db, userId: number): Promise<OwnList | null> {
  const list = await queries.find(db, userId)
  if (list === undefined) return null
  const { token, showsPrices, showsWedding, takesComments, message } = list
  return {
    ...{ token, showsPrices, showsWedding, takesComments, message },
    people: await queries.countDevices(db, userId),
    hearts: await queries.hearts(db, userId),
    comments: await queries.comments(db, userId),
  }
}

export async function saveList(db: Db, userId: number, settings: ListSettings): Promise<OwnList> {
  await queries.save(db, userId, settings, newToken())
  return present(db, userId)
}

export async function renewLink(db: Db, userId: number): Promise<OwnList> {
  found(await queries.setToken(db, userId, newToken()), 'not_found')
  return present(db, userId)
}

export async function stopSharing(db: Db, userId: number): Promise<OwnList> {
  found(await queries.setToken(db, userId, null), 'not_found')
  return present(db, userId)
}

export async function removeComment(db: Db, userId: number, id: number): Promise<OwnList> {
  found(await queries.removeComment(db, userId, id), 'not_found')
  return present(db, userId)
}

async function present(db: Db, userId: number): Promise<OwnList> {
  return found((await readOwnList(db, userId)) ?? undefined, 'not_found')
}

/** For the customer's copy of her data. */
export async function exportedList(db: Db, userId: number): Promise<AccountExport['sharedList']> {
  const list = await queries.find(db, userId)
  if (list === undefined) return null
  const { token, showsPrices, showsWedding, takesComments, message } = list
  return {
    ...{ showsPrices, showsWedding, takesComments, message, isShared: token !== null },
    comments: await queries.comments(db, userId),
  }
}
