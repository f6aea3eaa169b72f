import { termsKeyWith } from '@shop/contract/terms'
import type { Db } from '../../db/connection.ts'
import * as queries from './content.queries.ts'
import { policiesKey } from './policies-key.ts'

/** The legal texts that visitors see now: whoever places an order accepts them. */
export async function currentTermsKey(db: Db): Promise<string> {
  return termsKeyWith((await queries.publishedVersion(db, policiesKey))?.version)
}
