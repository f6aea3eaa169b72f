/** What was agreed at her fittings, for the account's export. */
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import * as queries from './fitting-records.queries.ts'
import { storedPoints } from './record-rows.ts'

const storedReply = z.enum(['confirmed', 'differs']).nullable()

export async function exportedRecords(db: Db, orderIds: readonly number[]) {
  return (await queries.sentOfOrders(db, orderIds)).flatMap(({ points, reply, sentAt, ...record }) =>
    sentAt === null
      ? []
      : [{ ...record, sentAt, points: storedPoints.parse(points), reply: storedReply.parse(reply) }],
  )
}
