import { saoPauloDay } from '@shop/contract/calendar-days'
import { slackOf } from '@shop/contract/slack'
import type { Db } from '../../db/connection.ts'
import { readToday } from '../schedule/schedule.service.ts'
import { readSchedule } from '../store/store.service.ts'
import type { promise, stages } from './order-timeline.queries.ts'

type PromiseRow = Awaited<ReturnType<typeof promise>>
type StageRow = Awaited<ReturnType<typeof stages>>[number]

/** The working days to spare of the tightest item; null once nothing is sewn any more, or without a plan. */
export async function readSlack(
  db: Db,
  { status, promisedReadyOn: readyOn }: PromiseRow,
  rows: readonly StageRow[],
): Promise<number | null> {
  const isSewn = status === 'confirmed' || status === 'in_production'
  if (!isSewn || readyOn === null || rows.length === 0) return null
  const { marginDays, closedDays } = await readSchedule(db)
  const calendar = { today: await readToday(db), readyOn, marginDays, closedDays }
  const items = Map.groupBy(rows, ({ orderItemId }) => orderItemId).values()
  const slacks = [...items].map((stages) => slackOf({ ...calendar, stages: stages.map(timeOf) }))
  return Math.min(...slacks)
}

function timeOf({ days, startedAt, finishedAt }: StageRow) {
  return {
    days,
    startedOn: startedAt === null ? null : saoPauloDay(startedAt),
    isFinished: finishedAt !== null,
  }
}
