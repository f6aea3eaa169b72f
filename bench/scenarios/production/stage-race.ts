import { production } from '@shop/contract/production'
import { aProduct, aSession, aUser } from '@shop/test-kit/factories'
import { aSewnItem } from '@shop/test-kit/production'
import { as } from '../../lib/buyers.ts'
import { call } from '../../lib/call.ts'
import { deadlocks } from '../../lib/deadlocks.ts'
import { atEachDelay, exactly, none, type Plan } from '../../lib/race.ts'
import type { Scenario } from '../../lib/scenario.ts'
import { withTestShop } from '../../lib/test-shop.ts'

const ROUNDS: Plan = { small: { 0: 20, 20: 5 }, full: { 0: 200, 20: 200, 100: 200 } }

/** Two seamstresses finish the same stage at once: one move, one event, and the other reads where the item is. */
export const stageRace: Scenario = (size) =>
  withTestShop({ name: 'stage_race', env: { DATABASE_POOL: '10' } }, async (shop) => {
    const { db } = shop
    const product = await aProduct(db)
    const tokens: string[] = []
    for (const _ of [1, 2]) tokens.push((await aSession(db, await aUser(db, { role: 'seamstress' }))).token)
    const race = async (rounds: number) => {
      const before = await deadlocks(db)
      const seen = { won: 0, events: 0, skipped: 0, other: 0 }
      for (let round = 0; round < rounds; round += 1) {
        const { id, stages } = await aSewnItem(db, { product, finished: 1 })
        const [, second, third] = stages
        const body = { stageId: second?.id ?? 0, move: 'finish' as const }
        const responses = await Promise.all(
          tokens.map((token) => call(as(shop, { token }), production.move, { params: { id }, body })),
        )
        if (responses.filter(({ status }) => status === 200).length === 1) seen.won += 1
        seen.other += responses.filter(({ status, code }) => status !== 200 && code !== 'stage_moved').length
        const events = await db
          .selectFrom('itemStageEvents')
          .select('id')
          .where('orderItemId', '=', id)
          .execute()
        seen.events += events.length
        const running = await db
          .selectFrom('itemStages')
          .select('stageId')
          .where('orderItemId', '=', id)
          .where('startedAt', 'is not', null)
          .where('finishedAt', 'is', null)
          .execute()
        if (running.length !== 1 || running[0]?.stageId !== third?.id) seen.skipped += 1
      }
      const who = `two seamstresses finish a stage, ${rounds} rounds`
      return [
        exactly(rounds, `${who}: rounds in which one did`, seen.won),
        exactly(rounds, `${who}: events`, seen.events),
        none(`${who}: items at another stage than the next`, seen.skipped),
        none(`${who}: other responses`, seen.other),
        none('deadlocks', (await deadlocks(db)) - before),
      ]
    }
    // The items are inserted without a purchase: what must hold for money and hours does not for them.
    return atEachDelay(shop, ROUNDS[size], race, () => Promise.resolve([]))
  })
