/** Production on the dashboard: what is endangered first, then what is due and what waits for somebody. */
import { addDays } from '@shop/contract/calendar-days'
import type { ProductionCard } from '@shop/contract/production'
import type { OrderEntry, Sewing, SewnItem } from '@shop/contract/sewing-report'
import { slackState } from '@shop/contract/slack'
import { mondayOf } from '@shop/contract/weeks'
import type { Db } from '../../db/connection.ts'
import type { Actor } from '../../lib/actor.ts'
import { omit } from '../../lib/omit.ts'
import { readBoard } from '../production/production.service.ts'
import { readToday } from '../schedule/schedule.service.ts'
import * as queries from './sewing.queries.ts'

const FIRST_FEW = 5
/** Three in a row on a wide screen. */
const FIRST_AT_RISK = 6
/** After this time without a reply the atelier asks the customer itself. */
const REPLY_DAYS = 3
const NEW_SALE_DAYS = 7

export async function readSewing(db: Db, actor: Actor): Promise<Sewing> {
  const { items } = await readBoard(db, {}, actor)
  const sunday = addDays(mondayOf(await readToday(db)), 6)
  const listed = (isListed: (card: ProductionCard) => boolean, limit = FIRST_FEW) => {
    const cards = items.filter(isListed)
    return { count: cards.length, first: cards.slice(0, limit).map(presentItem) }
  }
  return {
    atRisk: listed(({ slack }) => slack !== null && slackState(slack) !== 'on_time', FIRST_AT_RISK),
    dueThisWeek: listed(({ readyOn }) => readyOn !== null && readyOn <= sunday),
    awaitingMeasures: listed(({ awaitedMeasures }) => awaitedMeasures !== null),
    awaitingFitting: listed(isAtFitting),
    unansweredChanges: entries(await queries.unansweredChanges(db, REPLY_DAYS, FIRST_FEW)),
    toSend: entries(await queries.toSend(db, FIRST_FEW)),
    newSales: entries(await queries.newSales(db, NEW_SALE_DAYS, FIRST_FEW)),
  }
}

function isAtFitting({ stages }: ProductionCard): boolean {
  const stage = stages.find(({ finishedAt }) => finishedAt === null)
  return stage?.kind === 'fitting' && stage.startedAt !== null
}

function presentItem({ stages, awaitedMeasures, ...card }: ProductionCard): SewnItem {
  const { id, orderNumber, firstName, productName, imageUrl, weddingOn, readyOn } = card
  const { slack, daysLeft, daysNeeded } = card
  return {
    ...{ id, orderNumber, firstName, productName, imageUrl, weddingOn, readyOn, slack, daysLeft, daysNeeded },
    stage: (stages.find(({ finishedAt }) => finishedAt === null) ?? stages.at(-1))?.name ?? null,
    stagesDone: stages.filter(({ finishedAt }) => finishedAt !== null).length,
    stages: stages.length,
    measuresSent: awaitedMeasures?.sent ?? false,
  }
}

function entries(rows: readonly queries.EntryRow[]): { count: number; first: OrderEntry[] } {
  return { count: rows[0]?.count ?? 0, first: rows.map((row) => omit(row, ['count'])) }
}
