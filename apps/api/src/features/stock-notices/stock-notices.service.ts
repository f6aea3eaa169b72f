/** Double opt-in, as for the newsletter: only a request that was confirmed from the mailbox of its address counts. */
import { randomUUID } from 'node:crypto'
import type { StockNoticeRequest, WaitingCount } from '@shop/contract/stock-notices'
import type { Db, Tx } from '../../db/connection.ts'
import { enqueue } from '../../jobs/queue.ts'
import { AppError, found } from '../../lib/app-error.ts'
import { offeredChoices } from '../../lib/offered-choices.ts'
import { hashToken } from '../../lib/token.ts'
import { enqueueClaim } from './restock.service.ts'
import * as queries from './stock-notices.queries.ts'

/** Open requests of one address. */
export const MOST_PER_ADDRESS = 20

/** The same steps for every address; the job decides whether an email is due. */
export function requestNotice(db: Db, { email, productId, size, color }: StockNoticeRequest): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const { sizes, colors } = offeredChoices(found(await queries.offered(tx, productId), 'product_not_found'))
    if (!sizes.includes(size)) throw wrong('size', 'Escolha um dos tamanhos da peça.')
    if (!colors.includes(color)) throw wrong('color', 'Escolha uma das cores da peça.')
    await queries.lockAddress(tx, email)
    const noticeId = await queries.request(tx, { email, productId, size, color })
    await limitOpen(tx, email, noticeId)
    await enqueue(tx, 'stockNotices.confirm', { noticeId, messageKey: randomUUID() })
  })
}

/**
 * Beyond the limit the oldest unconfirmed request is dropped, so that whoever types another's address cannot use up her
 * requests; if all others are confirmed, the new one is.
 */
async function limitOpen(tx: Tx, email: string, noticeId: number) {
  const open = await queries.open(tx, email)
  const excess = open.length - MOST_PER_ADDRESS
  if (excess <= 0) return
  const unconfirmed = open.filter(({ id, status }) => status === 'pending' && id !== noticeId)
  await queries.remove(tx, [...unconfirmed.map(({ id }) => id), noticeId].slice(0, excess))
}

/** Following the link again returns the same. */
export function confirmNotice(db: Db, token: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const link = await queries.findByLink(tx, ['confirm'], hashToken(token))
    const { id, productId } = found(link, 'invalid_stock_notice_token')
    await queries.lockProduct(tx, productId)
    await queries.markWaiting(tx, id)
    // Units may have come back since the request: then its turn is now.
    await enqueueClaim(tx, productId)
  })
}

/** Cancelling the request of a link twice is an invalid link: the request was deleted with its links. */
export function cancelNotice(db: Db, token: string): Promise<'one' | 'all'> {
  return db.transaction().execute(async (tx) => {
    const link = await queries.findByLink(tx, ['cancel', 'cancel_all'], hashToken(token))
    const { id, email, purpose } = found(link, 'invalid_stock_notice_token')
    if (purpose === 'cancel_all') {
      await queries.cancelAll(tx, email)
      return 'all'
    }
    await queries.remove(tx, [id])
    return 'one'
  })
}

export function readWaiting(db: Db, productId: number): Promise<WaitingCount[]> {
  return queries.waitingCounts(db, productId)
}

function wrong(field: string, message: string) {
  return new AppError('invalid_input', { fields: { [field]: message } })
}
