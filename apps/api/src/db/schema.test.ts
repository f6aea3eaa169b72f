import { type TestDatabase, testDatabase } from '@shop/test-kit/database'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

// Without one, deleting a referenced row scans the whole referencing table.
test('every foreign key has an index that begins with its columns', async () => {
  const { rows } = await sql`
    select conrelid::regclass::text as "table", conname as name from pg_constraint fk
    where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
      select from pg_index where indrelid = fk.conrelid
      and (indkey::int2[])[0:cardinality(fk.conkey) - 1] @> fk.conkey
    )`.execute(database.db)
  expect(rows).toEqual([])
})

test('every column of money is a whole number of centavos with a lower bound', async () => {
  const { rows } = await sql`
    select table_name, column_name from information_schema.columns c
    where table_schema = 'public' and column_name like '%\_cents' and (data_type <> 'integer' or not exists (
      select from pg_constraint where contype = 'c' and conrelid = c.table_name::regclass
      and pg_get_constraintdef(oid) like '%' || c.column_name || '%'
    ))`.execute(database.db)
  expect(rows).toEqual([])
  // Sum columns have other names, so this checks that no column at all may hold a fraction.
  const fractions = await sql`
    select table_name, column_name from information_schema.columns where table_schema = 'public'
    and data_type in ('numeric', 'real', 'double precision', 'money')`.execute(database.db)
  expect(fractions.rows).toEqual([])
})
