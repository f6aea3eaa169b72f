import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'

/** Each e-mail makes one; the oldest of too many end. */
const LINKS_PER_APPOINTMENT = 20

export async function findByLink(db: Db, tokenHash: Buffer): Promise<number | undefined> {
  const row = await db
    .selectFrom('appointmentLinks')
    .select('appointmentId')
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst()
  return row?.appointmentId
}

export async function insertLink(db: Db, link: { tokenHash: Buffer; appointmentId: number }): Promise<void> {
  await db.insertInto('appointmentLinks').values(link).execute()
  await sql`delete from appointment_links where token_hash in (
    select token_hash from appointment_links where appointment_id = ${link.appointmentId}
    order by created_at desc offset ${LINKS_PER_APPOINTMENT})`.execute(db)
}
