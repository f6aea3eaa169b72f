import type { Synonym } from '@shop/contract/search'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'

export interface MatchingSynonym extends Omit<Synonym, 'term'> {
  /** The words of the term as `search_key` writes them. */
  key: string
}

export function list(db: Db): Promise<Synonym[]> {
  return db
    .selectFrom('searchSynonyms')
    .select(['term', 'meanings', 'sizes', 'note'])
    .orderBy('position')
    .execute()
}

/** Those whose words stand in the search, side by side; longer terms first, because they say more. */
export function matching(db: Db, search: string): Promise<MatchingSynonym[]> {
  return db
    .selectFrom('searchSynonyms')
    .select(['key', 'meanings', 'sizes', 'note'])
    .where(sql<boolean>`strpos(' ' || search_key(${search}) || ' ', ' ' || key || ' ') > 0`)
    .orderBy(sql`length(key)`, 'desc')
    .orderBy('id')
    .execute()
}

export async function termsBeginningWith(db: Db, typed: string, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('searchSynonyms')
    .select('term')
    .where(sql<boolean>`starts_with(searchable(term), searchable(${typed}))`)
    .orderBy('position')
    .limit(most)
    .execute()
  return rows.map(({ term }) => term)
}

/** The keys of the terms in order: two terms with the same key are the same search. */
export async function keysOf(tx: Tx, terms: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select search_key(term) as key from unnest(${terms}::text[]) with ordinality as given (term, place)
    order by place`.execute(tx)
  return rows.map(({ key }) => key)
}

/** Administrators save one after the other; searches are not blocked. */
export async function lockList(tx: Tx): Promise<void> {
  await sql`lock table search_synonyms in share row exclusive mode`.execute(tx)
}

export async function replace(tx: Tx, synonyms: readonly Synonym[]): Promise<void> {
  await tx.deleteFrom('searchSynonyms').execute()
  if (synonyms.length === 0) return
  const rows = synonyms.map((synonym, index) => ({ ...synonym, position: index + 1 }))
  await tx.insertInto('searchSynonyms').values(rows).execute()
}
