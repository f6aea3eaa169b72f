import type { Db } from '../../db/connection.ts'
import { task } from '../../jobs/task.ts'
import { forgetChildren } from './child-measures.service.ts'
import { forgetGuests } from './guest-measures.service.ts'
import { sendReminders } from './measures-due.service.ts'

// Nine o'clock in São Paulo: nobody is woken by a reminder.
const REMIND_AT = '0 12 * * *'
const FORGET_AT = '50 6 * * *'

export function orderMeasureTasks({ db, publicUrl }: { db: Db; publicUrl: string }) {
  return [
    task('measures.remind', { at: REMIND_AT, run: () => sendReminders(db, publicUrl) }),
    task('measures.forget', {
      at: FORGET_AT,
      run: async () => {
        await forgetChildren(db)
        await forgetGuests(db)
      },
    }),
  ]
}
