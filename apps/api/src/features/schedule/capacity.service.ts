/** The atelier's own view of its weeks. Saving it changes no promise that was made. */
import { addDays } from '@shop/contract/calendar-days'
import type { Capacity, schedule } from '@shop/contract/schedule'
import { mondayOf } from '@shop/contract/weeks'
import type { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { AppError } from '../../lib/app-error.ts'
import type { AuditContext } from '../../lib/audit-context.ts'
import { contentVersion } from '../../lib/content-version.ts'
import { omit } from '../../lib/omit.ts'
import { recordChange } from '../audit/audit.service.ts'
import { readSchedule, saveSchedule } from '../store/store.service.ts'
import * as queries from './schedule.queries.ts'
import { readToday } from './schedule.service.ts'

const SHOWN_WEEKS = 12

type Saved = z.output<typeof schedule.save.body>

export async function readCapacity(db: Db): Promise<Capacity> {
  const asOf = await readToday(db)
  const first = mondayOf(asOf)
  const settings = omit(await readSchedule(db), ['closedDays'])
  const exceptions = await queries.exceptions(db, first)
  const byWeek = new Map(exceptions.map((row) => [row.week, row]))
  const booked = new Map((await queries.load(db, first)).map((row) => [row.week, row.bookedMinutes]))
  const shown = Array.from({ length: SHOWN_WEEKS }, (_, at) => addDays(first, at * 7))
  const weeks = [...new Set([...shown, ...byWeek.keys(), ...booked.keys()])].toSorted()
  return {
    settings,
    asOf,
    weeks: weeks.map((week) => ({
      week,
      minutes: byWeek.get(week)?.minutes ?? settings.weeklyMinutes,
      bookedMinutes: booked.get(week) ?? 0,
      note: byWeek.get(week)?.note ?? null,
    })),
    version: contentVersion({ settings, exceptions }),
  }
}

export function saveCapacity(db: Db, saved: Saved, { actor, requestId }: AuditContext): Promise<Capacity> {
  const { settings, exceptions, version } = saved
  return db.transaction().execute(async (tx) => {
    // Neither booked nor saved by anybody else until the end of the transaction.
    await queries.lockCapacity(tx)
    const before = await readCapacity(tx)
    if (version !== undefined && version !== before.version) throw new AppError('stale_version')
    const rows = exceptions.map(({ week, minutes, note }) => ({ week, minutes, note: note ?? '' }))
    if (new Set(rows.map(({ week }) => week)).size < rows.length)
      throw new AppError('invalid_input', { fields: { exceptions: 'Cada semana aparece uma só vez.' } })
    const first = mondayOf(before.asOf)
    await queries.saveExceptions(
      tx,
      first,
      rows.filter(({ week }) => week >= first),
    )
    await saveSchedule(tx, actor.id, settings)
    await recordChange(tx, {
      actor,
      requestId,
      action: 'schedule.save',
      objectType: 'store',
      objectId: 'schedule',
      before: { ...before.settings, exceptions: before.weeks.filter(({ note }) => note !== null) },
      after: { ...settings, exceptions: rows },
    })
    return readCapacity(tx)
  })
}
