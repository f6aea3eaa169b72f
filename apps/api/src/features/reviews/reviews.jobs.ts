import type { Db } from '../../db/connection.ts'
import { task } from '../../jobs/task.ts'
import { notifyAtelier } from './review-emails.service.ts'

export function reviewTasks({ db, publicUrl }: { db: Db; publicUrl: string }) {
  const notify = task('reviews.notify', {
    run: () => db.transaction().execute((tx) => notifyAtelier(tx, publicUrl)),
  })
  return [notify]
}
