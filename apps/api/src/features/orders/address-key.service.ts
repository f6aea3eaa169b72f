import { createHmac } from 'node:crypto'
import type { Db } from '../../db/connection.ts'
import { addressSecret } from './address-key.queries.ts'

/**
 * Stands for a visitor's network where it is only counted. A plain digest of an address can be reversed by trying all
 * addresses, hence an HMAC with a secret key of this installation.
 */
export async function addressKey(db: Db, network: string): Promise<Buffer> {
  return createHmac('sha256', await addressSecret(db))
    .update(network)
    .digest()
}
