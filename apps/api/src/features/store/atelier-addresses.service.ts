import type { StoreProfile } from '@shop/contract/store'
import type { Db } from '../../db/connection.ts'
import * as queries from './store.queries.ts'

/** Where mail to the atelier goes. A shop whose profile has no address yet still has people who run it. */
export async function atelierAddresses(db: Db, { email }: StoreProfile): Promise<string[]> {
  return email === null ? queries.adminEmails(db) : [email]
}
