import { createHmac } from 'node:crypto'
import type { Db } from '../../db/connection.ts'
import { addressSecret } from './unpaid-holds.queries.ts'

/**
 * What stands for a visitor's network where it is only counted. An address can be guessed from a plain digest of it, because
 * there are so few: hence a key of this installation's own, which is told to nobody.
 */
export async function addressKey(db: Db, network: string): Promise<Buffer> {
  return createHmac('sha256', await addressSecret(db))
    .update(network)
    .digest()
}
