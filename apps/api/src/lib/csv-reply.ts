import { saoPauloDay } from '@shop/contract/calendar-days'
import type { FastifyReply } from 'fastify'

/** Makes the browser download it under a name with the content and the day. */
export function asCsv(reply: FastifyReply, name: string): void {
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}-${saoPauloDay(new Date())}.csv"`)
}
