/** What visitors type and what it means in this shop. The list is saved as a whole, like the categories. */
import type { Synonym } from '@shop/contract/search'
import type { Db } from '../../db/connection.ts'
import { AppError } from '../../lib/app-error.ts'
import type { AuditContext } from '../../lib/audit-context.ts'
import { contentVersion } from '../../lib/content-version.ts'
import { recordChange } from '../audit/audit.service.ts'
import * as queries from './search-synonyms.queries.ts'

const MOST_SUGGESTED = 3

export async function readSynonyms(db: Db) {
  const synonyms = await queries.list(db)
  return { synonyms, version: contentVersion(synonyms) }
}

export function saveSynonyms(
  db: Db,
  synonyms: readonly Synonym[],
  version: number | undefined,
  auditContext: AuditContext,
) {
  return db.transaction().execute(async (tx) => {
    await queries.lockList(tx)
    const before = await readSynonyms(tx)
    if (version !== undefined && version !== before.version) throw new AppError('stale_version')
    const terms = synonyms.map(({ term }) => term)
    rejectRepeated(terms, await queries.keysOf(tx, terms))
    await queries.replace(tx, synonyms)
    await recordChange(tx, {
      ...auditContext,
      action: 'synonyms.save',
      objectType: 'synonyms',
      objectId: 'list',
      before: { terms: before.synonyms.map(({ term }) => term) },
      after: { terms },
    })
    return readSynonyms(tx)
  })
}

/** 'Daminha' and 'daminhas' are one search, so only one row can say what it means. */
function rejectRepeated(terms: readonly string[], keys: readonly string[]): void {
  const unreadable = keys.indexOf('')
  if (unreadable >= 0) {
    const field = `synonyms.${unreadable}.term`
    throw new AppError('invalid_input', { fields: { [field]: 'Escreva ao menos uma palavra.' } })
  }
  const repeated = keys.findIndex((key, index) => keys.indexOf(key) < index)
  if (repeated < 0) return
  const first = terms[keys.indexOf(keys[repeated] ?? '')]
  throw new AppError('synonym_duplicate', {
    message: `“${terms[repeated]}” e “${first}” são a mesma busca. Deixe uma linha só.`,
  })
}

/** The synonyms in a search, the longest first. */
export function synonymsIn(db: Db, search: string): Promise<queries.MatchingSynonym[]> {
  return queries.matching(db, search)
}

export function suggestedTerms(db: Db, typed: string): Promise<string[]> {
  return queries.termsBeginningWith(db, typed, MOST_SUGGESTED)
}

export type { MatchingSynonym } from './search-synonyms.queries.ts'
