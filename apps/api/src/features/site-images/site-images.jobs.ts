import type { Db } from '../../db/connection.ts'
import { task } from '../../jobs/task.ts'
import { removeUnusedSiteImages } from './site-images.service.ts'

// 03:45 in São Paulo: the sweep of the pictures, a little later, removes the files.
const SWEEP_AT = '45 6 * * *'

export function siteImageTasks({ db }: { db: Db }) {
  return [task('siteImages.sweep', { at: SWEEP_AT, run: () => removeUnusedSiteImages(db) })]
}
