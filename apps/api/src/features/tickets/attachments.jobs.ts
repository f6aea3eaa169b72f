import type { Files } from '../../adapters/files.ts'
import type { Db } from '../../db/connection.ts'
import { task } from '../../jobs/task.ts'
import { collectFailures } from '../../lib/failures.ts'
import * as queries from './attachments.queries.ts'

const DAY_MS = 24 * 60 * 60_000
const BATCH = 200
/** A message may be started in the evening and sent in the morning. */
const WAIT_HOURS = 24
// 04:30 in São Paulo.
const SWEEP_AT = '30 7 * * *'

export function attachmentTasks({ db, files }: { db: Db; files: Files }) {
  /** Files of deleted tickets: their rows are gone already, and the files must not wait for the nightly sweep. */
  const remove = task('attachments.remove', {
    async run({ storageKeys }) {
      for (const key of storageKeys) await files.private.remove(key)
    },
  })

  /**
   * Deletes attachments that never got a message, and files without a row. Names are never reused and a row follows its
   * file within seconds, so a file of yesterday without a row will never have one.
   */
  const sweep = task('attachments.sweep', {
    at: SWEEP_AT,
    async run() {
      const failures = collectFailures()
      await failures.attempt('unsent', () => queries.deleteUnsent(db, WAIT_HOURS))
      const names = await files.private.writtenBefore(new Date(Date.now() - DAY_MS))
      for (let start = 0; start < names.length; start += BATCH) {
        const batch = names.slice(start, start + BATCH)
        const used = await queries.usedKeys(db, batch)
        for (const name of batch) {
          if (!used.has(name)) await failures.attempt(name, () => files.private.remove(name))
        }
      }
      failures.throwIfAny()
    },
  })
  return [remove, sweep]
}
