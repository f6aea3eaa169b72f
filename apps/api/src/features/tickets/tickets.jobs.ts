import type { Db } from '../../db/connection.ts'
import { task } from '../../jobs/task.ts'
import { notifyAtelier } from './ticket-emails.service.ts'
import * as queries from './tickets.queries.ts'

export function ticketTasks({ db, publicUrl }: { db: Db; publicUrl: string }) {
  /** Sends the customer's messages since the last email about the ticket, unless the atelier has answered. */
  const notify = task('tickets.notify', {
    run: ({ ticketId }) =>
      db.transaction().execute(async (tx) => {
        const ticket = await queries.lock(tx, ticketId, undefined)
        if (ticket !== undefined && ticket.status !== 'closed') await notifyAtelier(tx, publicUrl, ticketId)
      }),
  })
  return [notify]
}
