import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect, createPool } from '@shop/api/db/connection'
import { fillShop } from '@shop/demo/bulk/bulk'
import { readLedger } from '@shop/demo/testing/money-invariants'
import { brokenInvariants } from '@shop/demo/testing/shop-invariants'
import pg from 'pg'
import { backupsOf, query, untilPromoted } from '../../lib/backups.ts'
import { startBucket } from '../../lib/bucket.ts'
import { aTestProduct, buyers, confirm, create, place } from '../../lib/buyers.ts'
import { withCleanup } from '../../lib/cleanup.ts'
import { countAccounts, leave, numbersGivenAgain, runAfterRestore } from '../../lib/restored-people.ts'
import type { Result, Scenario, Size } from '../../lib/scenario.ts'
import { type TestShop, withTestShop } from '../../lib/test-shop.ts'
import { unservedPictures, uploadPictures } from '../../lib/uploaded-pictures.ts'

const sizes = {
  small: { bulk: undefined, orders: 5, pictures: 3, notesMs: 1_000 },
  full: {
    bulk: { products: 2_000, orders: 50_000, users: 20_000 },
    orders: 50,
    pictures: 20,
    notesMs: 20_000,
  },
}
const NOTE_EVERY_MS = 20

/**
 * A shop with sales is restored to a point in time next to the running one, with what came before and nothing of what
 * came after, except for the accounts deleted and the numbers assigned since. Then its disk is lost during writes, and
 * it is restored in place while customers try to buy. In the full size its files are in a bucket, which the lost disk leaves as it is.
 */
export const restoreDrill: Scenario = (size) =>
  withCleanup(async (later) => {
    // The gate need not wait for an S3 server.
    const env = size === 'full' ? (await startBucket(later)).env : {}
    return withTestShop({ name: 'restore_drill', ownServer: true, env }, (shop) => drill(shop, size))
  })

function drill(shop: TestShop, size: Size) {
  return withCleanup(async (later) => {
    const { postgres } = shop
    if (postgres === undefined) throw new Error('this scenario needs its own server')
    const { bulk, orders, pictures, notesMs } = sizes[size]
    if (bulk) await fillShop(shop.db, bulk)
    const firstOrder = await nextOrder(shop)
    const url = postgres.url('postgres')
    await query(url, 'create table notes (id int primary key)')
    const backups = backupsOf(postgres)
    const receiver = await backups.receive()
    later(receiver.stop)
    backups.script('backup.sh')

    await sell(shop, orders)
    await uploadPictures(shop, pictures)
    const [leaver] = await buyers(shop, 1)
    if (leaver === undefined) throw new Error('no account to delete')
    await query(url, 'insert into notes values (-2)')
    const ledger = await readLedger(shop.paymentsUrl)
    const [now] = await query<{ moment: string }>(url, 'select clock_timestamp()::text as moment')
    await sleep(50)
    await query(url, 'insert into notes values (-1)')
    await sell(shop, 2)
    await leave(shop, leaver, backups.erased)

    const past = await backups.beside(now?.moment ?? '')
    const notesThen = await query<{ id: number }>(past.url, 'select id from notes order by id')
    const then = await checkDatabase(past.url, { ledger, firstOrder })
    const cameBack = await countAccounts(past.url, leaver)
    runAfterRestore(past.url, backups.erased)
    const stayed = await countAccounts(past.url, leaver)
    const givenAgain = await numbersGivenAgain(url, past.url)
    past.stop()
    // The technician's monthly check; it fails when something does not add up.
    backups.script('drill.sh')

    const writing = writeNotes(url)
    await sleep(notesMs)
    const lost = performance.now()
    postgres.stop()
    receiver.stop()
    const acknowledged = await writing
    await rm(postgres.data, { recursive: true })
    backups.script('restore.sh', postgres.data)
    await postgres.start()
    await untilPromoted(url)
    const restored = performance.now()
    await firstSale(shop)
    const open = performance.now()
    const files = await unservedPictures(shop)
    const [lastNote] = await query<{ id: number }>(url, 'select max(id) as id from notes')
    const after = await checkDatabase(url, { ledger: await readLedger(shop.paymentsUrl), firstOrder })

    const notBack = acknowledged.filter(({ id }) => id > (lastNote?.id ?? 0))
    const rpo = notBack.length === 0 ? 0 : (acknowledged.at(-1)?.at ?? 0) - (notBack[0]?.at ?? 0)
    const results: Result[] = [
      {
        what: 'restored to a point in time: missing notes from before it, and notes from after it',
        value: Number(!notesThen.some(({ id }) => id === -2)) + notesThen.filter(({ id }) => id >= -1).length,
        unit: '',
        atMost: 0,
      },
      {
        what: 'accounts erased since then that the restore brought back',
        value: cameBack,
        unit: '',
        atLeast: 1,
        atMost: 1,
      },
      { what: 'of these not erased by after-restore.ts', value: stayed, unit: '', atMost: 0 },
      { what: 'order numbers that would be assigned again', value: givenAgain, unit: '', atMost: 0 },
      { what: 'invariants broken at that point', value: then.broken, unit: '', atMost: 0 },
      { what: 'rows checked at that point', value: then.rows, unit: '' },
      { what: 'disk lost: acknowledged writes before it', value: acknowledged.length, unit: '' },
      { what: 'of these not restored', value: notBack.length, unit: '' },
      { what: 'RPO, the time they span', value: rpo / 1000, unit: 's', atMost: 1 },
      { what: 'time until the database was restored', value: (restored - lost) / 1000, unit: 's' },
      { what: 'RTO, time until the first order', value: (open - lost) / 1000, unit: 's', atMost: 60 },
      { what: 'invariants broken after it', value: after.broken, unit: '', atMost: 0 },
      { what: 'rows checked after it', value: after.rows, unit: '' },
      {
        what: size === 'full' ? 'pictures in a bucket, uploaded before' : 'pictures uploaded before',
        value: files.stored,
        unit: '',
        atLeast: pictures,
      },
      { what: 'of these not served after it', value: files.missing, unit: '', atMost: 0 },
    ]
    return results
  })
}

async function nextOrder({ db }: TestShop): Promise<number> {
  const { last } = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.max('id').as('last'))
    .executeTakeFirstOrThrow()
  return (last ?? 0) + 1
}

/** Bought, paid and confirmed by email: no work is pending. */
async function sell(shop: TestShop, count: number) {
  const people = await buyers(shop, count)
  const dress = await aTestProduct(shop, count)
  for (const buyer of people) {
    const { data } = await create(shop, buyer, [dress])
    if (data === undefined) throw new Error('an order was rejected')
    await confirm(shop, data)
  }
  const settled = async () =>
    (
      await shop.db
        .selectFrom('mails')
        .select((eb) => eb.fn.countAll<number>().as('sent'))
        .where('kind', '=', 'order.confirmed')
        .where('sentAt', 'is not', null)
        .where(
          'recipient',
          'in',
          people.map(({ email }) => email),
        )
        .executeTakeFirstOrThrow()
    ).sent === count
  while (!(await settled())) await sleep(100)
}

/** Writes until the database is gone; returns what it acknowledged, and when. */
async function writeNotes(url: string) {
  const acknowledged: { id: number; at: number }[] = []
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    for (let id = 1; ; id++) {
      await client.query('insert into notes values ($1)', [id])
      acknowledged.push({ id, at: performance.now() })
      await sleep(NOTE_EVERY_MS)
    }
  } catch {
    return acknowledged
  }
}

async function firstSale(shop: TestShop) {
  const [buyer] = await buyers(shop, 1)
  const dress = await aTestProduct(shop, 1)
  if (buyer === undefined) throw new Error('no buyer')
  while ((await place(shop, buyer, [dress])).data === undefined) await sleep(100)
}

async function checkDatabase(url: string, what: Parameters<typeof brokenInvariants>[1]) {
  const pool = createPool(url, { name: 'bench', max: 2, work: 'jobs', onError: () => undefined })
  try {
    const broken = await brokenInvariants(connect(pool), what)
    if (Object.keys(broken).length > 0) console.log(broken)
    return { broken: Object.keys(broken).length, rows: await countRows(url) }
  } finally {
    await pool.end()
  }
}

async function countRows(url: string): Promise<number> {
  const tables = await query<{ name: string }>(
    url,
    `select quote_ident(table_name) as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const counts = tables.map(({ name }) => `select count(*)::int as rows from ${name}`)
  const rows = await query<{ rows: number }>(url, counts.join(' union all '))
  return rows.reduce((sum, { rows: more }) => sum + more, 0)
}
