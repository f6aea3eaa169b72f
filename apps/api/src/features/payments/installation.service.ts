import type { Db } from '../../db/connection.ts'
import * as queries from './payments.queries.ts'

/** Reads the id with the first call that needs it, so that a shop may start before its database does. */
export function installationIdOf(db: Db): () => Promise<string> {
  let id: string | undefined
  return async () => (id ??= await queries.installationId(db))
}
