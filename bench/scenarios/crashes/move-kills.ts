import { agendaFailpoints, type Failpoint } from '@shop/api/lib/failpoint'
import { aVisit, moveVisit, openVisits, overlaps, separateTimes } from '../../lib/agenda.ts'
import { diedAt, startArmed } from '../../lib/armed-shop.ts'
import { jobsDone, none } from '../../lib/race.ts'
import type { Scenario } from '../../lib/scenario.ts'
import { type TestShop, withTestShop } from '../../lib/test-shop.ts'
import { untilResult } from '../../lib/until-result.ts'

interface Move {
  id: number
  from: Date
  to: Date
}

/** The shop is killed while a visit is moved: she has the old hour or the new one, and the other one is free. */
export const moveKills: Scenario = (size) =>
  withTestShop({ name: 'move_kills' }, async (shop) => {
    const rounds = size === 'full' ? 34 : 1
    const typeId = await openVisits(shop)
    const free = separateTimes()
    const moves: Move[] = []
    let [unreached, neither, unmoved, blocked] = [0, 0, 0, 0]
    await shop.kill()
    for (const point of Array.from({ length: rounds }, () => agendaFailpoints).flat()) {
      const [from, to] = [free.shift(), free.shift()]
      if (from === undefined || to === undefined) throw new Error('no time is left')
      const { died, id, token } = await moveAndDie(shop, point, { typeId, from, to })
      moves.push({ id, from, to })
      if (!died) unreached++
      if ((await startsOf(shop, [from, to])).join() !== String(id)) neither++
      await shop.start()
      const again = await untilResult(() => moveVisit(shop, token, to))
      if (again.status !== 200) unmoved++
      if ((await aVisit(shop, typeId, from, `outra-${id}@exemplo.test`)).id === id) blocked++
      await shop.kill()
    }
    await shop.start()
    await jobsDone(shop)
    const kills = `${moves.length} kills while a visit is moved`
    return [
      none(`${kills}: points not reached`, unreached),
      none(`${kills}: the visit has not exactly one of both hours`, neither),
      none(`${kills}: not moved by the next try`, unmoved),
      none(`${kills}: the old hour not free for somebody else`, blocked),
      none(`${kills}: moved without exactly one email`, await withoutOneEmail(shop, moves)),
      none(`${kills}: overlaps`, await overlaps(shop)),
    ]
  })

async function moveAndDie(
  shop: TestShop,
  point: Failpoint,
  { typeId, from, to }: { typeId: number; from: Date; to: Date },
) {
  await startArmed(shop, point)
  const visit = await aVisit(shop, typeId, from, `noiva-${from.getTime()}@exemplo.test`)
  await moveVisit(shop, visit.token, to)
  return { ...visit, died: await diedAt(shop, point) }
}

/** Live appointments at these times. */
async function startsOf({ db }: TestShop, times: Date[]): Promise<number[]> {
  const live = db
    .selectFrom('appointments')
    .select('id')
    .where('startsAt', 'in', times)
    .where('state', 'in', ['held', 'booked', 'confirmed'])
  return (await live.execute()).map(({ id }) => id)
}

async function withoutOneEmail({ db }: TestShop, moves: readonly Move[]): Promise<number> {
  const emails = await db
    .selectFrom('mails')
    .select('linkAppointmentId')
    .where('kind', '=', 'appointment.moved')
    .execute()
  const sent = Map.groupBy(emails, ({ linkAppointmentId }) => linkAppointmentId)
  return moves.filter(({ id }) => sent.get(id)?.length !== 1).length
}
