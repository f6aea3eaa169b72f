/** What she says to a record: once, by her account or by the link of her order. */
import type { FittingRecord } from '@shop/contract/fitting-records'
import type { Deps } from '../../deps.ts'
import type { OrderHolder } from '../../lib/actor.ts'
import { AppError, found } from '../../lib/app-error.ts'
import { isHeldBy, lockOrder } from '../orders/orders.service.ts'
import * as queries from './fitting-records.queries.ts'
import { notifyDifference } from './record-emails.service.ts'
import { sentRecord } from './record-rows.ts'

interface Reply {
  orderId: number
  recordId: number
  holder: OrderHolder
  input: { reply: 'confirmed' } | { reply: 'differs'; text: string }
}

export function replyToRecord(
  { db, config }: Deps,
  { orderId, recordId, holder, input }: Reply,
): Promise<FittingRecord> {
  return db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order === undefined || !isHeldBy(order, holder)) throw new AppError('order_not_found')
    const record = await queries.find(tx, recordId)
    if (record?.orderId !== orderId || record.sentAt === null) throw new AppError('record_not_found')
    if (record.repliedAt !== null) throw new AppError('record_replied')
    if (record.isReplaced) throw new AppError('record_replaced')
    const replyText = input.reply === 'differs' ? input.text : null
    await queries.saveReply(tx, recordId, { reply: input.reply, replyText })
    if (input.reply === 'differs') await notifyDifference(tx, config.publicUrl, order, record)
    return sentRecord(found(await queries.find(tx, recordId), 'record_not_found'))
  })
}
