import { setTimeout as sleep } from 'node:timers/promises'
import { aCategory } from '@shop/test-kit/factories'
import { sql } from 'kysely'
import {
  anImporter,
  changedProducts,
  countChanged,
  type Importer,
  newProducts,
} from '../../lib/product-files.ts'
import { exactly, jobsDone, none } from '../../lib/race.ts'
import type { Scenario } from '../../lib/scenario.ts'
import { invariantResults, secondsUntil } from '../../lib/shop-health.ts'
import { type TestShop, withTestShop } from '../../lib/test-shop.ts'

const sizes = { small: { products: 500, kills: 3 }, full: { products: 10_000, kills: 20 } }
const MOST_SECONDS = 60
const GONE_S = 60

/**
 * A file of products is imported, and the shop is killed at a random moment of it: all products are as the file says, or
 * none. The shop that is started again imports the same file as a whole.
 */
export const importKills: Scenario = (size) =>
  withTestShop({ name: 'import_kills' }, async (shop) => {
    const { products, kills } = sizes[size]
    await aCategory(shop.db, { name: 'Noivas' })
    const importer = await anImporter(shop)
    const added = await importWhole(importer, newProducts(products))
    const ids = await allIds(shop)
    const first = await importWhole(importer, changedProducts(ids, 1))
    const times = [added.importSeconds, first.importSeconds]
    const checks = [added.checkSeconds, first.checkSeconds]
    const same = await importer.check(await importer.exported())

    let [unanswered, rejected, committed, lost, between, incomplete] = [0, 0, 0, 0, 0, 0]
    let usualSeconds = first.importSeconds
    for (let kill = 1; kill <= kills; kill++) {
      const generation = kill + 1
      const file = changedProducts(ids, generation)
      const { data, status: checked } = await importer.check(file)
      const running = importer.import(file, data?.fingerprint ?? '')
      await sleep(Math.random() * usualSeconds * 1_000)
      await shop.kill()
      const { status, message } = await running
      if (status === 0) unanswered++
      else if (status !== 200) {
        rejected++
        console.log(`  kill ${kill}: check ${checked}, import ${status} ${message}`)
      }
      await shopIsGone(shop)
      const { whole, some } = await countChanged(shop, generation)
      if (whole !== some || (whole !== 0 && whole !== products)) between++
      if (whole === products) committed++
      if (status === 200 && whole !== products) lost++
      await shop.start()
      const again = await importWhole(importer, file)
      times.push(again.importSeconds)
      // The machine is not always as fast: most kills shall come before the end.
      if (again.importSeconds > 0) usualSeconds = again.importSeconds
      if ((await countChanged(shop, generation)).whole !== products) incomplete++
    }
    await jobsDone(shop)
    return [
      exactly(products, 'products in the file', ids.length),
      { what: 'check of the file, slowest', value: Math.max(...checks), unit: 's', atMost: MOST_SECONDS },
      { what: 'import as new products', value: added.importSeconds, unit: 's', atMost: MOST_SECONDS },
      {
        what: 'import of other prices, texts and stock, slowest',
        value: Math.max(...times.slice(1)),
        unit: 's',
        atMost: MOST_SECONDS,
      },
      exactly(
        products,
        'of an export that is checked unchanged: unchanged',
        same.data?.counts.unchanged ?? 0,
      ),
      exactly(kills, 'kills while the file is imported', kills),
      { what: 'of these before the response', value: unanswered, unit: '' },
      { what: 'of these after the commit', value: committed, unit: '' },
      { what: 'of these after a response other than success', value: rejected, unit: '' },
      none('confirmed to the administrator and not there', lost),
      none('some products changed and others not', between),
      none('not imported as a whole by the shop that was started again', incomplete),
      ...(await invariantResults(shop)),
    ]
  })

/** Checked and imported; nothing to do if it was imported before the shop died. */
async function importWhole(importer: Importer, file: string) {
  const check = await importer.check(file)
  if (check.data === undefined) throw new Error(`not checked: ${check.status} ${check.message}`)
  const { counts, fingerprint } = check.data
  if (counts.wrong > 0) throw new Error(`wrong lines: ${JSON.stringify(check.data.lines[0])}`)
  if (counts.created + counts.changed === 0) return { checkSeconds: check.seconds, importSeconds: 0 }
  const { status, message, seconds } = await importer.import(file, fingerprint)
  if (status !== 200) throw new Error(`not imported: ${status} ${message}`)
  return { checkSeconds: check.seconds, importSeconds: seconds }
}

async function allIds({ db }: TestShop): Promise<number[]> {
  return (await db.selectFrom('products').select('id').orderBy('id').execute()).map(({ id }) => id)
}

/** PostgreSQL finishes the statement that runs, and then notices that nobody is there. */
async function shopIsGone({ db }: TestShop): Promise<void> {
  await secondsUntil(async () => {
    const { rows } = await sql<{ left: number }>`
      select count(*) as left from pg_stat_activity
      where datname = current_database() and application_name <> 'bench'`.execute(db)
    return rows[0]?.left === 0
  }, GONE_S)
}
