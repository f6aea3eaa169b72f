/** What is being sewn. Slack is computed, never stored: it changes with every day. */
import type {
  Board,
  BoardQuery,
  ProductionCard,
  ProductionItem,
  WorkMeasures,
} from '@shop/contract/production'
import { createDayCount, type WorkCalendar } from '@shop/contract/slack'
import type { Db } from '../../db/connection.ts'
import type { Actor } from '../../lib/actor.ts'
import { found } from '../../lib/app-error.ts'
import type { AuditContext } from '../../lib/audit-context.ts'
import { recordChange } from '../audit/audit.service.ts'
import { copiedMeasures } from '../order-measures/copied-measures.service.ts'
import { readStages } from '../production-plans/production-plans.service.ts'
import { readToday } from '../schedule/schedule.service.ts'
import { readSchedule } from '../store/store.service.ts'
import {
  awaitsBride,
  awaitsMeasures,
  bySlack,
  currentStage,
  isAtRisk,
  isDueThisWeek,
  presentCard,
} from './board-card.ts'
import * as photoQueries from './item-photos.queries.ts'
import * as queries from './production.queries.ts'

export async function readBoard(db: Db, query: BoardQuery, actor: Actor): Promise<Board> {
  const [calendar, rows, stages] = [await readCalendar(db), await queries.openItems(db), await readStages(db)]
  const countWork = createDayCount(calendar)
  const cards = rows.map((row) => presentCard(row, countWork))
  const tests = {
    atRisk: isAtRisk,
    thisWeek: (card: ProductionCard) => isDueThisWeek(card, calendar),
    waitingMeasures: awaitsMeasures,
    waitingBride: awaitsBride,
  }
  const names = ['atRisk', 'thisWeek', 'waitingMeasures', 'waitingBride'] as const
  const count = (name: (typeof names)[number]) => cards.filter(tests[name]).length
  const isFound = finder(query.search, rows, actor)
  return {
    items: cards
      .filter((card) => names.every((name) => query[name] !== true || tests[name](card)))
      .filter((card) => query.stage === undefined || currentStage(card.stages)?.id === query.stage)
      .filter(isFound)
      .toSorted(bySlack),
    counts: {
      all: cards.length,
      atRisk: count('atRisk'),
      thisWeek: count('thisWeek'),
      waitingMeasures: count('waitingMeasures'),
      waitingBride: count('waitingBride'),
    },
    stages: withStagesInUse(stages, cards),
  }
}

/** A seamstress finds by what she sees: a search by last name would confirm one. */
function finder(search: string | undefined, rows: readonly queries.ItemRow[], { role }: Actor) {
  if (search === undefined || search === '') return () => true
  const names = new Map(rows.map(({ id, customerName }) => [id, customerName]))
  const wanted = withoutAccents(search)
  return ({ id, firstName, productName, orderNumber }: ProductionCard) => {
    const name = role === 'admin' ? (names.get(id) ?? firstName) : firstName
    return (
      withoutAccents(`${name} ${productName}`).includes(wanted) ||
      String(orderNumber) === search.replace(/^nº?\s*/i, '')
    )
  }
}

function withoutAccents(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
}

/** A retired stage stays a column while something is in it. */
function withStagesInUse(stages: Board['stages'], cards: readonly ProductionCard[]): Board['stages'] {
  const known = new Map(stages.map((stage) => [stage.id, stage]))
  for (const card of cards) {
    const stage = currentStage(card.stages)
    if (stage !== undefined && !known.has(stage.id)) {
      const { id, name, kind } = stage
      known.set(id, { id, name, kind })
    }
  }
  return [...known.values()]
}

export async function readItem(db: Db, id: number): Promise<ProductionItem> {
  const row = found(await queries.findItem(db, id), 'production_item_not_found')
  const unfinished = await queries.unfinishedStages(db, row.orderId)
  return {
    ...presentCard(row, createDayCount(await readCalendar(db))),
    orderStatus: row.orderStatus,
    photos: await photoQueries.ofItem(db, id),
    orderCanBeReady: row.orderStatus === 'in_production' && row.stages.length > 0 && unfinished === 0,
  }
}

/** The reading is recorded: it concerns a person's body. */
export async function readWorkMeasures(
  db: Db,
  id: number,
  audit: AuditContext,
): Promise<{ locked: WorkMeasures | null }> {
  const { orderId } = found(await queries.findItem(db, id), 'production_item_not_found')
  const row = await queries.lockedCopy(db, id)
  await db.transaction().execute((tx) =>
    recordChange(tx, {
      ...audit,
      action: 'order.measures_read',
      objectType: 'order',
      objectId: orderId,
      details: { itemId: id },
    }),
  )
  if (row === undefined || row.copy === null || row.lockedAt === null) return { locked: null }
  const { values, heelMm, measuredOn, measuredBy, note } = copiedMeasures.parse(row.copy)
  return { locked: { values, heelMm, measuredOn, measuredBy, note, lockedAt: row.lockedAt } }
}

async function readCalendar(db: Db): Promise<WorkCalendar> {
  const [{ marginDays, closedDays }, today] = [await readSchedule(db), await readToday(db)]
  return { today, marginDays, closedDays }
}
