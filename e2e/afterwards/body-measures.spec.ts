/** After all other tests: what they typed, saved, locked and sent must not have left the tables of measures. */
import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { connect, createPool, type Db } from '@shop/api/db/connection'
import { formatMeasure, measureNames } from '@shop/contract/measures'
import { adminUrl } from '@shop/test-kit/database-server'
import { sql } from 'kysely'
import { allEmails } from '../mailbox.ts'
import { databaseName, logFile } from '../port.ts'

const measureTables = ['measurement_versions', 'order_item_measures', 'contact_messages']
/** Pictures have a height too. */
const names = measureNames.filter((name) => name !== 'height').join('|')
/** {"waist": 705}, also inside a string of JSON. */
const asJson = `"(${names})\\\\?":\\s*[0-9]`

let db: Db
test.beforeAll(() => {
  const url = adminUrl(`bench_${databaseName}`)
  db = connect(createPool(url, { name: 'e2e', max: 1, onError: () => undefined }))
})
test.afterAll(() => db.destroy())

async function tablesWithMeasures(): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') order by 1`.execute(db)
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql`
      select 1 from ${sql.raw(name)} as one where to_jsonb(one)::text ~ ${asJson} limit 1`.execute(db)
    if (rows.length > 0) found.push(name.replace('public.', ''))
  }
  return found
}

/** Of all that was saved, '70,5' and as an expression '70.5'. */
async function savedMeasures(): Promise<string[]> {
  const { rows } = await sql<{ value: number }>`
    select distinct value::integer as value from measurement_versions, jsonb_each_text(values) as cell (name, value)`.execute(
    db,
  )
  return rows.flatMap(({ value }) => [formatMeasure(value), formatMeasure(value).replace(',', '\\.')])
}

test('measures stand in no other table', async () => {
  const found = await tablesWithMeasures()
  // Otherwise this test would look for the wrong thing.
  expect(found).toContain('measurement_versions')
  expect(found.filter((name) => !measureTables.includes(name))).toEqual([])
})

test('measures stand in no e-mail', async () => {
  const emails = await allEmails()
  expect(emails.length).toBeGreaterThan(0)
  const measures = new RegExp(`(?<![\\d.,])(${(await savedMeasures()).join('|')})(?![\\d])`)
  expect(emails.filter(({ subject, text }) => measures.test(`${subject}\n${text}`))).toEqual([])
})

test('measures stand in no log', async () => {
  const log = await readFile(logFile, 'utf8')
  expect(log).toContain('/api/measurements')
  const fields = new RegExp(`"(${names})\\\\?":`)
  expect(log.split('\n').filter((line) => fields.test(line))).toEqual([])
})
