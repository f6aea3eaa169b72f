import type { StoreProfile } from '@shop/contract/store'
import type { Db } from '../../db/connection.ts'
import * as queries from './store.queries.ts'

/** Recipients of emails to the atelier; the administrators while the profile has no address. */
export async function atelierAddresses(db: Db, { email }: StoreProfile): Promise<string[]> {
  return email === null ? queries.adminEmails(db) : [email]
}
