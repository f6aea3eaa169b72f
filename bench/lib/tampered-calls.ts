/** Calls about money that lie. Every one must be rejected with a reason, and write nothing. */
import { createHash } from 'node:crypto'
import type { Db } from '@shop/api/db/connection'
import { sql } from 'kysely'

export type Liar = 'owner' | 'stranger' | 'admin' | 'seamstress' | 'visitor'

export interface Lie {
  title: string
  by: Liar
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  body?: unknown
}

interface Shop {
  url: string
  db: Db
}

type Tokens = Readonly<Record<Liar, string | undefined>>

const AT_ONCE = 4
/** All that a lie about money could write; the demo has its own rows before `since`. */
const tables = {
  orders: 'id',
  order_charges: 'order_id',
  order_extras: 'order_id',
  order_agreements: 'order_id',
  order_compensations: 'order_id',
  order_notes: 'order_id',
  refunds: 'order_id',
  shipments: 'order_id',
}

/** Numbers, texts and days that are no sum and no day of a plan. */
export const NO_SUMS: unknown[] = [
  ...[-1, -0.01, 0, 0.001, 0.49, -1500, 1e13, 2 ** 53, 1e308, -1e308],
  ...['1.500,00', '1500', '1,5', 'R$ 10', '', 'NaN', null, true, [], [100], {}],
]
export const NO_DAYS: unknown[] = [
  ...['2026-02-30', '2026-13-01', '0000-01-01', '31/12/2026', '12/31/2026', '', 'amanhã', null, 20_261_231],
  ...['2026-12-31T00:00:00Z', '+012026-12-31', '-000001-01-01', [], {}],
]
export const PAST = '2020-01-01'
export const FAR = '9999-12-31'

export interface LieResult {
  sent: number
  /** Not rejected, or without a code that says why. */
  accepted: number
  failed: number
  written: number
}

export async function sendLies(
  shop: Shop,
  tokens: Tokens,
  lies: readonly Lie[],
  since: number,
): Promise<LieResult> {
  const result = { sent: 0, accepted: 0, failed: 0, written: 0 }
  let before = await digest(shop.db, since)
  for (let start = 0; start < lies.length; start += AT_ONCE) {
    const batch = lies.slice(start, start + AT_ONCE)
    const outcomes = await Promise.all(batch.map((lie) => send(shop, tokens[lie.by], lie)))
    for (const { lie, status, code } of outcomes) {
      result.sent += 1
      if (status >= 500) result.failed += 1
      if (status < 400 || (status < 500 && code === undefined)) result.accepted += 1
      if (status < 400 || status >= 500) console.log(`  ${status} ${lie.by} ${lie.title}`)
    }
    const after = await digest(shop.db, since)
    if (after !== before) {
      result.written += 1
      console.log(`  written by one of: ${batch.map(({ title }) => title).join('; ')}`)
    }
    before = after
  }
  return result
}

async function send({ url }: Shop, token: string | undefined, lie: Lie) {
  const headers = {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(lie.body !== undefined && { 'content-type': 'application/json' }),
  }
  const body = lie.body === undefined ? {} : { body: JSON.stringify(lie.body) }
  const response = await fetch(url + lie.path, { method: lie.method, headers, ...body })
  const code = /"code":"(\w+)"/.exec(await response.text())?.[1]
  return { lie, status: response.status, code }
}

async function digest(db: Db, since: number): Promise<string> {
  const hash = createHash('sha256')
  for (const [table, column] of Object.entries(tables)) {
    const { rows } = await sql<{ text: string | null }>`
      select md5(string_agg(row::text, ',' order by row::text)) as text from ${sql.table(table)} row
      where ${sql.ref(column)} > ${since}`.execute(db)
    hash.update(`${table} ${rows[0]?.text}`)
  }
  const { rows } = await sql<{ text: string }>`select count(*)::text || (
      select md5(value::text) from settings where key = 'payment_plan' union all select '-' limit 1) as text
    from customers`.execute(db)
  return hash.update(rows[0]?.text ?? '').digest('hex')
}
