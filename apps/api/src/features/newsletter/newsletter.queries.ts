import { sql } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'
import type { NewsletterLinkPurpose } from '../../db/tables.gen.ts'

/** Returns the id. After unsubscribing, a new subscription records a new consent; otherwise the first consent stays. */
export async function subscribe(tx: Tx, email: string, consentText: string): Promise<number> {
  await tx
    .insertInto('newsletterSubscribers')
    .values({ email, consentText })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({
          status: 'pending',
          consentText,
          consentedAt: sql`now()`,
          confirmedAt: null,
          unsubscribedAt: null,
        })
        .where('newsletterSubscribers.status', '=', 'unsubscribed'),
    )
    .execute()
  const { id } = await tx
    .selectFrom('newsletterSubscribers')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return id
}

export function find(db: Db, id: number) {
  return db
    .selectFrom('newsletterSubscribers')
    .select(['id', 'email', 'status'])
    .where('id', '=', id)
    .executeTakeFirst()
}

interface NewLink {
  tokenHash: Buffer
  subscriberId: number
  purpose: NewsletterLinkPurpose
}

/** Without days it never expires. */
export async function insertLink(tx: Db, link: NewLink, days?: number) {
  const expiresAt = days === undefined ? null : sql<Date>`now() + ${days} * interval '1 day'`
  await tx
    .insertInto('newsletterLinks')
    .values({ ...link, expiresAt })
    .execute()
}

/** The subscriber of a link, locked until the transaction ends. */
export function lockByLink(tx: Tx, purpose: NewsletterLinkPurpose, tokenHash: Buffer) {
  return tx
    .selectFrom('newsletterLinks as link')
    .innerJoin('newsletterSubscribers as subscriber', 'subscriber.id', 'link.subscriberId')
    .select(['subscriber.id', 'subscriber.status'])
    .where('purpose', '=', purpose)
    .where('tokenHash', '=', tokenHash)
    .where((eb) => eb.or([eb('expiresAt', 'is', null), eb('expiresAt', '>', sql<Date>`now()`)]))
    .forUpdate('subscriber')
    .executeTakeFirst()
}

export async function markConfirmed(tx: Tx, id: number) {
  await tx
    .updateTable('newsletterSubscribers')
    .set({ status: 'confirmed', confirmedAt: sql`now()` })
    .where('id', '=', id)
    .execute()
}

export async function markUnsubscribed(tx: Tx, id: number) {
  await tx
    .updateTable('newsletterSubscribers')
    .set({ status: 'unsubscribed', unsubscribedAt: sql`now()` })
    .where('id', '=', id)
    .execute()
  await tx
    .deleteFrom('newsletterLinks')
    .where('subscriberId', '=', id)
    .where('purpose', '=', 'confirm')
    .execute()
}

export async function deleteEndedLinks(db: Db) {
  await db.deleteFrom('newsletterLinks').where('expiresAt', '<', sql<Date>`now()`).execute()
}

export async function deleteUnconfirmed(db: Db, days: number) {
  await db
    .deleteFrom('newsletterSubscribers')
    .where('status', '=', 'pending')
    .where('consentedAt', '<', sql<Date>`now() - ${days} * interval '1 day'`)
    .execute()
}

export async function deleteUnsubscribed(db: Db, months: number) {
  await db
    .deleteFrom('newsletterSubscribers')
    .where('status', '=', 'unsubscribed')
    .where('unsubscribedAt', '<', sql<Date>`now() - ${months} * interval '1 month'`)
    .execute()
}
