import type { Db } from '../../db/connection.ts'
import * as queries from './payments.queries.ts'

/** Reads the id on first use, so that the shop can start before its database. */
export function installationIdOf(db: Db): () => Promise<string> {
  let id: string | undefined
  return async () => (id ??= await queries.installationId(db))
}
