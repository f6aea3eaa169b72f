import { sql } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'

export async function agree(tx: Tx, orderId: number) {
  await tx
    .insertInto('checkoutReminders')
    .values({ orderId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** One that was queued stays, so that it is not sent again. */
export async function disagree(tx: Tx, orderId: number) {
  await tx
    .deleteFrom('checkoutReminders')
    .where('orderId', '=', orderId)
    .where('queuedAt', 'is', null)
    .execute()
}

export async function readNow(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now()`.execute(db)
  if (rows[0] === undefined) throw new Error('the database has no time')
  return rows[0].now
}

/**
 * Orders whose hold ended unpaid some hours ago, of customers who agreed, have not ordered again, were not told that
 * their Pix ended, and have had no reminder in the last weeks. Blocked and erased customers have none.
 */
export async function due(db: Db, orderId?: number): Promise<number[]> {
  const { rows } = await sql<{ orderId: number }>`
    select reminder.order_id from checkout_reminders as reminder
    join orders on orders.id = reminder.order_id
    left join users on users.id = orders.user_id
    where reminder.queued_at is null and ${orderId === undefined ? sql`true` : sql`orders.id = ${orderId}`}
      and reminder.agreed_at > now() - interval '7 days'
      and orders.payment_state = 'expired' and orders.status = 'pending' and orders.attention is null
      and orders.customer_email is not null and orders.erased_at is null and users.blocked_at is null
      and orders.hold_expires_at between now() - interval '3 days' and now() - interval '3 hours'
      and not exists (select from orders as later
        where later.customer_email = orders.customer_email and later.id > orders.id)
      and not exists (select from mails where kind = 'order.pix_expired' and object_id = orders.id::text)
      and not exists (select from checkout_reminder_opt_outs
        where email_hash = sha256(convert_to(lower(orders.customer_email), 'UTF8')))
      and not exists (select from checkout_reminders as earlier join orders as before on before.id = earlier.order_id
        where before.customer_email = orders.customer_email and earlier.queued_at > now() - interval '30 days')
    order by reminder.agreed_at limit 500`.execute(db)
  return rows.map((row) => row.orderId)
}

export async function markQueued(tx: Tx, orderId: number) {
  await tx
    .updateTable('checkoutReminders')
    .set({ queuedAt: sql`now()` })
    .where('orderId', '=', orderId)
    .execute()
}

/** It is queued again when it is due the next time. */
export async function takeBack(db: Db, orderId: number) {
  await db
    .updateTable('checkoutReminders')
    .set({ queuedAt: null })
    .where('orderId', '=', orderId)
    .where('emailedAt', 'is', null)
    .execute()
}

export function findQueued(db: Db, orderId: number) {
  return db
    .selectFrom('checkoutReminders')
    .select(['messageKey'])
    .where('orderId', '=', orderId)
    .where('queuedAt', 'is not', null)
    .where('emailedAt', 'is', null)
    .executeTakeFirst()
}

export async function markEmailed(db: Db, orderId: number) {
  await db
    .updateTable('checkoutReminders')
    .set({ emailedAt: sql`now()` })
    .where('orderId', '=', orderId)
    .execute()
}

export async function insertLink(db: Db, link: { tokenHash: Buffer; orderId: number }) {
  await db.insertInto('checkoutReminderLinks').values(link).execute()
}

/** The address of an email that was sent; null once the customer's data is erased. */
export function findByLink(tx: Tx, tokenHash: Buffer) {
  return tx
    .selectFrom('checkoutReminderLinks')
    .innerJoin('orders', 'orders.id', 'checkoutReminderLinks.orderId')
    .select('customerEmail')
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst()
}

export async function optOut(tx: Tx, emailHash: Buffer) {
  await tx
    .insertInto('checkoutReminderOptOuts')
    .values({ emailHash })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Their links go with them. */
export async function deleteEnded(db: Db, days: number) {
  await db
    .deleteFrom('checkoutReminders')
    .where('agreedAt', '<', sql<Date>`now() - ${days} * interval '1 day'`)
    .execute()
}
