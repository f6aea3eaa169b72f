import { chargeCents } from '@shop/contract/constants'
import { productFormFields } from '@shop/contract/products'
import { aCategory, aProduct } from '@shop/test-kit/factories'
import { hostileProductFiles } from '../../lib/hostile-product-files.ts'
import { anImporter, type Importer } from '../../lib/product-files.ts'
import { none } from '../../lib/race.ts'
import type { Scenario } from '../../lib/scenario.ts'
import { invariantResults } from '../../lib/shop-health.ts'
import { type TestShop, withTestShop } from '../../lib/test-shop.ts'

const COUNT = { small: 60, full: 500 }
const PRODUCTS = 12
const MOST_SECONDS = 10
/** What a refusal must say; a file that is too large is not read at all. */
const NAMED = /^Linha \d+: ./
const TOO_LARGE = 413

/**
 * Files of products that a spreadsheet would not write, or that a thief would: each is refused with a line and a reason,
 * or changes products only as the form would.
 */
export const importCorpus: Scenario = (size) =>
  withTestShop({ name: 'import_corpus' }, async (shop) => {
    const { id: categoryId } = await aCategory(shop.db, { name: 'Noivas' })
    for (let n = 0; n < PRODUCTS; n++) await aProduct(shop.db, { categoryId, name: `Vestido ${n}` })
    const importer = await anImporter(shop)
    const files = hostileProductFiles(COUNT[size], await importer.exported())

    const [wrong, failed, unnamed]: [string[], string[], string[]] = [[], [], []]
    let [imported, slowest] = [0, 0]
    for (const { title, file, expected } of files) {
      const { statuses, messages, isImported, seconds } = await sendFile(importer, file)
      if (seconds > slowest) console.log(`  ${seconds.toFixed(2)} s: ${title}`)
      slowest = Math.max(slowest, seconds)
      if (statuses.some((status) => status === 0 || status >= 500))
        failed.push(`${title}: ${statuses.join()}`)
      if (isImported) imported++
      if (isImported && (expected === 'refused' || (await invalidProducts(shop)) > 0)) wrong.push(title)
      if (!isImported && !statuses.includes(TOO_LARGE) && !messages.some((text) => NAMED.test(text)))
        unnamed.push(`${title}: ${messages.join()}`)
    }
    for (const line of [...wrong, ...failed, ...unnamed]) console.log(`  ${line}`)
    return [
      { what: 'different files', value: files.length, unit: '', atLeast: COUNT[size] / 2 },
      { what: 'of these imported, because a form would accept them too', value: imported, unit: '' },
      none('wrongly accepted', wrong.length),
      none('responses without a decision: 5xx or none', failed.length),
      none('refused without a line and a reason', unnamed.length),
      { what: 'check and import, slowest file', value: slowest, unit: 's', atMost: MOST_SECONDS },
      ...(await invariantResults(shop)),
    ]
  })

/** Checks the file, and imports it whatever the check said. */
async function sendFile(importer: Importer, file: Buffer) {
  const check = await importer.check(file)
  const anyFingerprint = 'A'.repeat(43)
  const run = await importer.import(file, check.data?.fingerprint ?? anyFingerprint)
  const { created = 0, changed = 0 } = run.data ?? {}
  const unchanged = run.status === 200 && created + changed === 0
  return {
    statuses: [check.status, run.status],
    messages: [check.message, run.message, ...(unchanged ? ['Linha 0: nothing to change'] : [])],
    isImported: created + changed > 0,
    seconds: check.seconds + run.seconds,
  }
}

/** Products that the form of one product would not accept. */
async function invalidProducts({ db }: TestShop): Promise<number> {
  const { name, description, collection, sizes, colors } = productFormFields
  const products = await db.selectFrom('products').selectAll().where('deletedAt', 'is', null).execute()
  return products.filter(
    (product) =>
      !name.safeParse(product.name).success ||
      !description.safeParse(product.description).success ||
      !collection.safeParse(product.collection).success ||
      !sizes.safeEncode(product.sizes).success ||
      !colors.safeEncode(product.colors).success ||
      product.priceCents < chargeCents.min ||
      product.stockAvailable > 1_000_000 ||
      (product.featured && product.hidden),
  ).length
}
