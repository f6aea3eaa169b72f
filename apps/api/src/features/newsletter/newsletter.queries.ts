import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'

/** Somebody who had left and comes back agrees anew; one who never left keeps the consent once given. */
export async function subscribe(db: Db, email: string, consentText: string) {
  await db
    .insertInto('newsletterSubscribers')
    .values({ email, consentText })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ status: 'pending', consentText, consentedAt: sql`now()`, unsubscribedAt: null })
        .where('newsletterSubscribers.status', '=', 'unsubscribed'),
    )
    .execute()
}
