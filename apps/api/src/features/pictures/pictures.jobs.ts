import type { Files } from '../../adapters/files.ts'
import type { Db } from '../../db/connection.ts'
import { PermanentFailure } from '../../jobs/retry.ts'
import { task } from '../../jobs/task.ts'
import { collectFailures } from '../../lib/failures.ts'
import { variantApart } from './image-worker.ts'
import { variantsOf, widthsOfProduct, widthsOfSite } from './picture-variants.ts'
import * as queries from './pictures.queries.ts'

const DAY_MS = 24 * 60 * 60_000
const SWEEP_BATCH = 200
// 04:00 in São Paulo.
const SWEEP_AT = '0 7 * * *'
const PICTURE_FILE = /^([\w-]+?)(?:-(?:\d+|share))?\.(?:webp|avif|jpg)$/

export function pictureTasks({ db, files }: { db: Db; files: Files }) {
  /** May be killed at any time: finished files are complete and not made again, and the widths are stored last. */
  const variants = task('pictures.variants', {
    async run({ hash }) {
      const uses = await queries.usesOf(db, hash)
      if (uses.length === 0) return
      const original = await files.read(`${hash}.webp`)
      if (original === undefined) throw new PermanentFailure(`the original of picture ${hash} is missing`)
      for (const { use, width } of uses) {
        const widths = use === 'site' ? widthsOfSite(width) : widthsOfProduct(width)
        for (const { name, kind } of variantsOf(hash, widths)) {
          if (!(await files.has(name))) await files.put(name, await variantApart(original, kind))
        }
        const setWidths = use === 'site' ? queries.setSiteWidths : queries.setWidths
        await db.transaction().execute((tx) => setWidths(tx, hash, widths))
      }
    },
  })

  /**
   * Removes files that no row references: pictures removed from a product, those of the site that no content uses, and
   * leftovers of a crash. A removed product retains its rows, so old orders retain their pictures. Attachments have their own file store.
   */
  const sweep = task('pictures.sweep', {
    at: SWEEP_AT,
    async run() {
      const yesterday = new Date(Date.now() - DAY_MS)
      const failures = collectFailures()
      await failures.attempt('received', () => files.discardReceivedBefore(yesterday))
      const names = await files.writtenBefore(yesterday)
      // In small batches: saving a picture meanwhile waits for one batch at most.
      for (let start = 0; start < names.length; start += SWEEP_BATCH) {
        const batch = names.slice(start, start + SWEEP_BATCH)
        await failures.attempt(`batch ${start}`, () => removeUnused(db, files, batch))
      }
      failures.throwIfAny()
    },
  })
  return [variants, sweep]
}

async function removeUnused(db: Db, files: Files, names: readonly string[]) {
  const pictures = names.flatMap((name) => {
    const hash = PICTURE_FILE.exec(name)?.[1]
    return hash === undefined ? [] : { name, hash }
  })
  if (pictures.length === 0) return
  await db.transaction().execute(async (tx) => {
    await queries.waitForWriters(tx)
    const used = await queries.usedHashes(
      tx,
      pictures.map(({ hash }) => hash),
    )
    for (const { name, hash } of pictures) if (!used.has(hash)) await files.remove(name)
  })
}
