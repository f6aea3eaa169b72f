import type { Tx } from '@shop/api/db/connection'
import { addDays, saoPauloDay } from '@shop/contract/calendar-days'
import { mondayOf } from '@shop/contract/weeks'
import { type PlanName, productionPlans, unusualWeeks } from '../shop/production-plans.ts'
import { required } from './required.ts'

/** By the name that the migration gave the stage. */
export type SeededStages = ReadonlyMap<string, number>

interface SeededPlans {
  planIds: ReadonlyMap<PlanName, number>
  stageIds: SeededStages
}

/** A live shop has them too: without a plan nothing that is sewn to order is sold for real money. */
export async function seedPlans(tx: Tx): Promise<SeededPlans> {
  const stages = await tx.selectFrom('productionStages').select(['id', 'name']).execute()
  const stageIds = new Map(stages.map(({ id, name }) => [name, id]))
  const planIds = new Map<PlanName, number>()
  for (const name of Object.keys(productionPlans) as PlanName[]) {
    const { id: planId } = await tx
      .insertInto('productionPlans')
      .values({ name })
      .returning('id')
      .executeTakeFirstOrThrow()
    const rows = productionPlans[name].map((stage) => ({
      planId,
      stageId: required(stageIds, stage.name),
      days: stage.days,
      minutes: stage.hours * 60,
    }))
    await tx.insertInto('productionPlanStages').values(rows).execute()
    planIds.set(name, planId)
  }
  return { planIds, stageIds }
}

export async function seedUnusualWeeks(tx: Tx, now: Date): Promise<void> {
  const thisWeek = mondayOf(saoPauloDay(now))
  const rows = unusualWeeks.map(({ after, hours, note }) => ({
    week: addDays(thisWeek, after * 7),
    minutes: hours * 60,
    note,
  }))
  await tx.insertInto('capacityWeeks').values(rows).execute()
}
