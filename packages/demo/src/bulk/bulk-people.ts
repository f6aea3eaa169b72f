import type { Tx } from '@shop/api/db/connection'
import { sql } from 'kysely'
import { oneOf, roll } from './dice.ts'
import { cities, cityStates, firstNames, lastNames, streets } from './texts.ts'

const row = sql<number>`row`

/** Customers `from` to `to`, both included, registered over three years. */
export async function insertCustomers(tx: Tx, from: number, to: number, passwordHash: string) {
  await sql`
    insert into users (id, email, name, password_hash, phone, street, number, neighborhood, city, state, zip_code,
      email_verified_at, created_at, updated_at)
    select row,
      replace(searchable(first || '.' || last), ' ', '') || '.' || row || '@carga.test',
      first || ' ' || last,
      ${passwordHash},
      '(11) 9' || lpad(row::text, 8, '0'),
      ${oneOf(streets, row, 21)},
      (1 + ${roll(row, 22, 1999)})::text,
      'Centro',
      (${[...cities]}::text[])[city],
      (${[...cityStates]}::text[])[city],
      lpad(${roll(row, 23, 99_999)}::text, 5, '0') || '-000',
      registered, registered, registered
    from generate_series(${from}::bigint, ${to}::bigint) row
    cross join lateral (
      select ${oneOf(firstNames, row, 24)} as first, ${oneOf(lastNames, row, 25)} as last,
        1 + ${roll(row, 26, cities.length)} as city,
        now() - make_interval(mins => ${roll(row, 27, 3 * 365 * 24 * 60)}) as registered
    ) person
    order by row`.execute(tx)
}
