import { saoPauloDay } from '@shop/contract/calendar-days'
import type { FastifyReply } from 'fastify'

/** The browser saves it under a name that says what it is and of which day. */
export function asSheet(reply: FastifyReply, name: string): void {
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}-${saoPauloDay(new Date())}.csv"`)
}
