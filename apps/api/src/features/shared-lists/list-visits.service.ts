/**
 * What those who have the link see and leave. A device has one heart a product; the number that names it is made up by
 * the browser, so each list also has a limit of devices, and each network one of requests.
 */

import { formOfAddress } from '@shop/contract/form-of-address'
import { mostListed } from '@shop/contract/shared-list-facts'
import type { NewListComment, OpenList } from '@shop/contract/shared-lists'
import type { Db, Tx } from '../../db/connection.ts'
import { AppError, found } from '../../lib/app-error.ts'
import type { RateLimits } from '../../lib/limits.ts'
import { hashToken, TOKEN } from '../../lib/token.ts'
import { favoriteIds, readFavorites } from '../favorites/favorites.service.ts'
import * as queries from './shared-lists.queries.ts'

const GUESS = 'sharedListGuess'
const MOST_DEVICES = 500
const MOST_COMMENTS = 200

export type SharedList = NonNullable<Awaited<ReturnType<typeof queries.findByToken>>>

/** A wrong token costs the network one of its tries; a right one costs none. */
export function createListFinder(db: Db, limits: RateLimits) {
  return async (token: unknown, network: string): Promise<SharedList> => {
    await limits.consume(GUESS, network)
    const isToken = typeof token === 'string' && TOKEN.test(token)
    const list = isToken ? await queries.findByToken(db, token) : undefined
    if (list === undefined) throw new AppError('invalid_list_link')
    await limits.giveBack(GUESS, network)
    return list
  }
}

export async function readList(db: Db, list: SharedList, device: unknown): Promise<OpenList> {
  const { userId, name, weddingOn, message, takesComments, showsPrices, showsWedding } = list
  const products = await readFavorites(db, userId, mostListed)
  const hearts = new Map((await queries.hearts(db, userId)).map(({ productId, count }) => [productId, count]))
  const hash = hashOf(device)
  const mine = new Set(hash && (await queries.heartsOf(db, userId, hash)))
  const comments = Map.groupBy(
    (await queries.comments(db, userId)).toReversed(),
    ({ productId }) => productId,
  )
  return {
    name: formOfAddress(name),
    weddingOn: showsWedding ? weddingOn : null,
    ...{ message, takesComments },
    people: await queries.countDevices(db, userId),
    products: products.map(({ id, name: productName, collection, priceCents, pictures }) => ({
      ...{ id, name: productName, collection },
      priceCents: showsPrices ? priceCents : null,
      picture: pictures[0] ?? null,
      hearts: hearts.get(id) ?? 0,
      isMine: mine.has(id),
      comments: (comments.get(id) ?? []).map(({ name: writer, text }) => ({ name: writer, text })),
    })),
  }
}

export async function setHeart(
  db: Db,
  { userId }: SharedList,
  heart: { device: unknown; productId: number; isMine: boolean },
): Promise<{ hearts: number; isMine: boolean }> {
  const { productId, isMine } = heart
  await requireListed(db, userId, productId)
  const device = requiredHash(heart.device)
  await db.transaction().execute(async (tx) => {
    if (isMine) await queries.addHeart(tx, await deviceOf(tx, userId, device), productId)
    else await queries.removeHeart(tx, userId, device, productId)
  })
  const hearts = await queries.hearts(db, userId)
  return { hearts: hearts.find((one) => one.productId === productId)?.count ?? 0, isMine }
}

export async function leaveComment(
  db: Db,
  { userId, takesComments }: SharedList,
  written: Omit<NewListComment, 'website'> & { device: unknown },
): Promise<void> {
  const { device, productId, name, text } = written
  if (!takesComments) throw new AppError('list_comments_off')
  await requireListed(db, userId, productId)
  await db.transaction().execute(async (tx) => {
    const deviceId = await deviceOf(tx, userId, requiredHash(device))
    if ((await queries.countComments(tx, userId)) >= MOST_COMMENTS) throw new AppError('list_full')
    await queries.insertComment(tx, { deviceId, productId, name, text })
  })
}

/** Locks the list, so that its devices and comments can be counted. */
async function deviceOf(tx: Tx, listId: number, hash: Buffer): Promise<number> {
  await queries.lock(tx, listId)
  const known = await queries.findDevice(tx, listId, hash)
  if (known !== undefined) return known.id
  if ((await queries.countDevices(tx, listId)) >= MOST_DEVICES) throw new AppError('list_full')
  return (await queries.insertDevice(tx, listId, hash)).id
}

function requiredHash(device: unknown): Buffer {
  return found(hashOf(device), 'invalid_input')
}

function hashOf(device: unknown): Buffer | undefined {
  return typeof device === 'string' && TOKEN.test(device) ? hashToken(device) : undefined
}

async function requireListed(db: Db, userId: number, productId: number): Promise<void> {
  const ids = await favoriteIds(db, userId, mostListed)
  if (!ids.includes(productId)) throw new AppError('product_not_found')
}
