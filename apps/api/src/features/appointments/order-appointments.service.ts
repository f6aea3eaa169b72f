/** What the end of an order, or of what is known of its customer, does to its appointments. */
import { sql } from 'kysely'
import type { Tx } from '../../db/connection.ts'
import { notifyCancelledAppointment } from './appointment-emails.service.ts'
import { save } from './changes.queries.ts'
import * as queries from './order-appointments.queries.ts'

/** The order is locked, so that no fitting of it is booked meanwhile. Those to come are cancelled, and she learns of it. */
export async function cancelFittingsOf(tx: Tx, publicUrl: string, orderId: number): Promise<void> {
  for (const { id } of await queries.lockUpcoming(tx, orderId)) {
    await save(tx, id, { state: 'cancelled', cancelledAt: sql`now()` }, { isSeen: true })
    await notifyCancelledAppointment(tx, publicUrl, id, 'order')
  }
}

/** Of erased customers' orders: that there was a fitting, and when, remains. The e-mails go, too. */
export async function eraseFittingsOf(tx: Tx, orderIds: readonly number[], name: string): Promise<void> {
  const ids = await queries.idsOfOrders(tx, orderIds)
  await queries.forgetEmails(tx, ids)
  await queries.cancelUpcoming(tx, ids)
  await queries.forgetPerson(tx, ids, name)
}

/** Of an account: those without an order are deleted, past ones and those to come. */
export async function deleteAppointmentsOf(tx: Tx, person: { id: number; email: string }): Promise<void> {
  const ids = await queries.idsOfPerson(tx, person)
  await queries.forgetEmails(tx, ids)
  await queries.deleteAll(tx, ids)
}
