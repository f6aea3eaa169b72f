import { appointments } from '@shop/contract/appointments'
import { bookVisit, openVisits, overlaps, separateTimes, takenAround } from '../../lib/agenda.ts'
import { call } from '../../lib/call.ts'
import { atEachDelay, informative, none, type Plan, times, within } from '../../lib/race.ts'
import type { Scenario } from '../../lib/scenario.ts'
import { percentile } from '../../lib/statistics.ts'
import { type TestShop, withTestShop } from '../../lib/test-shop.ts'
import { untilResult } from '../../lib/until-result.ts'

const ROUNDS: Plan = { small: { 0: 3, 20: 2, 100: 1 }, full: { 0: 100, 20: 100, 100: 100 } }
const SPREAD_MS = 50

/** All visitors want the same hour at the same moment; every other one held it first, as the page does. */
export const slotRace: Scenario = (size) =>
  withTestShop(
    { name: 'slot_race', env: { DATABASE_POOL: '20', TRUST_PROXY: '1' }, workers: 1 },
    async (shop) => {
      const typeId = await openVisits(shop)
      const visitors = size === 'full' ? 200 : 40
      const free = separateTimes()
      return atEachDelay(
        shop,
        ROUNDS[size],
        async (rounds) => {
          const slowest: number[] = []
          let [strayRounds, strayRows, strayResponses, comeBacks] = [0, 0, 0, 0]
          for (let round = 0; round < rounds; round++) {
            const startsAt = free.shift()
            if (startsAt === undefined) throw new Error('no time is left')
            const outcomes = await times(visitors, (n) => visit(shop, { typeId, startsAt }, n))
            if (outcomes.filter(({ status }) => status === 201).length !== 1) strayRounds++
            if ((await takenAround(shop, startsAt)) !== 1) strayRows++
            strayResponses += outcomes.filter(
              ({ status, code }) => status !== 201 && !(status === 409 && code === 'slot_taken'),
            ).length
            comeBacks += outcomes.filter(({ tries }) => tries > 1).length
            slowest.push(...outcomes.map(({ ms }) => ms))
          }
          const where = `${visitors} visitors want one hour, ${rounds} rounds`
          return [
            none(`${where}: rounds without exactly one booking`, strayRounds),
            none(`${where}: rounds with another number of appointments`, strayRows),
            none(`${where}: others not told that it is taken`, strayResponses),
            none(`${where}: rejected with a 5xx first`, comeBacks),
            informative(`${where}: p99 until the visitor has a result`, percentile(slowest, 0.99), 'ms'),
          ]
        },
        async () => [none('overlaps', await overlaps(shop))],
      )
    },
  )

async function visit(shop: TestShop, time: { typeId: number; startsAt: Date }, n: number) {
  const email = `noiva-${time.startsAt.getTime()}-${n}@exemplo.test`
  const began = performance.now()
  await within(SPREAD_MS)
  const held =
    n % 2 === 0
      ? undefined
      : await untilResult(() => call({ url: shop.url }, appointments.hold, { body: time }, ofNetwork(n)))
  const hold = held?.data?.token
  const isRejected = held !== undefined && hold === undefined
  const outcome = isRejected
    ? held
    : await untilResult(() => bookVisit(shop, { ...time, ...(hold !== undefined && { hold }) }, email))
  return { ...outcome, tries: Math.max(outcome.tries, held?.tries ?? 1), ms: performance.now() - began }
}

/** Holds of one network are counted one after the other: a family's, not two hundred strangers'. */
function ofNetwork(n: number) {
  return { 'x-forwarded-for': `10.0.0.${n + 1}` }
}
