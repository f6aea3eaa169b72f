import { agenda } from '@shop/contract/agenda'
import {
  bookVisit,
  minutesAfter,
  moveVisit,
  nightVisit,
  openVisits,
  overlaps,
  separateTimes,
  takenAround,
} from '../../lib/agenda.ts'
import { adminOf } from '../../lib/atelier.ts'
import { type Caller, call, type Outcome } from '../../lib/call.ts'
import { atEachDelay, none, type Plan, times, within } from '../../lib/race.ts'
import type { Scenario } from '../../lib/scenario.ts'
import { type TestShop, withTestShop } from '../../lib/test-shop.ts'
import { untilResult } from '../../lib/until-result.ts'

const ROUNDS: Plan = { small: { 0: 6, 20: 4 }, full: { 0: 300, 20: 160, 100: 40 } }
const AT_ONCE = 10
const SPREAD_MS = 30
/** A visit and the time after it last longer, so all three want each other's time. */
const APART_MINUTES = 30

interface Race {
  shop: TestShop
  admins: readonly [Caller, Caller]
  typeId: number
}

/** Two admins and a bride take overlapping hours at once: one by a new appointment, one by moving, the bride by either. */
export const agendaRace: Scenario = (size) =>
  withTestShop({ name: 'agenda_race', env: { DATABASE_POOL: '20' }, workers: 1 }, async (shop) => {
    const typeId = await openVisits(shop)
    const race = { shop, typeId, admins: [await adminOf(shop), await adminOf(shop)] as const }
    const free = separateTimes()
    return atEachDelay(
      shop,
      ROUNDS[size],
      async (rounds) => {
        let [strayRounds, strayRows, strayResponses] = [0, 0, 0]
        for (let done = 0; done < rounds; done += AT_ONCE) {
          const wanted = free.splice(0, Math.min(AT_ONCE, rounds - done))
          const raced = await times(wanted.length, (n) => round(race, wanted[n] ?? new Date(), done + n))
          strayRounds += raced.filter(({ won }) => won !== 1).length
          strayRows += raced.filter(({ taken }) => taken !== 1).length
          strayResponses += raced.reduce((sum, { stray }) => sum + stray, 0)
        }
        const where = `two admins and a bride, ${rounds} rounds`
        return [
          none(`${where}: rounds without exactly one who has the hour`, strayRounds),
          none(`${where}: rounds with another number of appointments`, strayRows),
          none(`${where}: others not told that it is taken`, strayResponses),
        ]
      },
      async () => [none('overlaps', await overlaps(shop))],
    )
  })

async function round({ shop, typeId, admins: [one, other] }: Race, time: Date, n: number) {
  const later = minutesAfter(time, APART_MINUTES)
  const [ofAdmin, ofBride] = [await nightVisit(shop, time, 0), await nightVisit(shop, time, 1)]
  const { id, version } = ofAdmin
  const claims: (() => Promise<Outcome<unknown>>)[] = [
    () => call(one, agenda.create, { body: { typeId, startsAt: later, name: 'Por telefone' } }),
    () => call(other, agenda.change, { params: { id }, body: { version, startsAt: time } }),
    n % 2 === 0
      ? () => bookVisit(shop, { typeId, startsAt: time }, `noiva-${time.getTime()}@exemplo.test`)
      : () => moveVisit(shop, ofBride.token, time),
  ]
  const outcomes = await Promise.all(
    claims.map(async (claim) => {
      await within(SPREAD_MS)
      return untilResult(claim)
    }),
  )
  return {
    won: outcomes.filter(({ status }) => status < 300).length,
    taken: await takenAround(shop, time),
    stray: outcomes.filter(({ status, code }) => status >= 300 && !(status === 409 && code === 'slot_taken'))
      .length,
  }
}
