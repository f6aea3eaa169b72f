import type { Tx } from '@shop/api/db/connection'
import type { DB } from '@shop/api/db/tables.gen'
import { addDays, saoPauloDay, saoPauloInstant, weekdayOf } from '@shop/contract/calendar-days'
import { isNationalHoliday } from '@shop/contract/holidays'
import { type Insertable, sql } from 'kysely'
import type { Atelier } from '../ateliers/atelier.ts'
import { type PlannedVisit, type RoomHours, workdayFrom } from '../shop/agenda.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const MOST_FITTINGS = 5
const LATEST_FITTINGS = 3

type Type = Awaited<ReturnType<typeof readTypes>>[number]
type Row = Insertable<DB['appointments']>

/** Rooms with hours, and who comes: visitors, calls and the fittings of what is being sewn. */
export async function seedAgenda(
  tx: Tx,
  atelier: Pick<Atelier, 'profile' | 'rooms' | 'visits'>,
  now: Date,
  withPeople: boolean,
): Promise<void> {
  const rooms = await seedRooms(tx, atelier.rooms)
  if (!withPeople) return
  const types = await readTypes(tx)
  const today = saoPauloDay(now)
  const book = bookInto(rooms, now)
  const contact = contactIn(atelier.profile.phone ?? '')
  const rows = [
    ...atelier.visits.flatMap((visit, at) =>
      book(typeOf(types, visit.kind), dayOf(visit, today), {
        ...contact(1000 + at),
        ...visitor(visit, today),
      }),
    ),
    ...(await fittingsOf(tx, typeOf(types, 'fitting'), { today, book })),
    ...book(typeOf(types, 'visit'), nextTime(now, atelier.rooms.hours), {
      name: 'Carla Menezes',
      ...contact(40),
      weddingOn: addDays(today, 190),
    }),
  ]
  await tx.insertInto('appointments').values(rows).execute()
}

async function seedRooms(tx: Tx, { names: [first, second], hours }: Atelier['rooms']) {
  await tx.updateTable('fittingRooms').set({ name: first }).where('kind', '=', 'atelier').execute()
  await tx.updateTable('fittingRooms').set({ position: 3 }).where('kind', '=', 'video').execute()
  await tx.insertInto('fittingRooms').values({ name: second, kind: 'atelier', position: 2 }).execute()
  const rooms = await tx.selectFrom('fittingRooms').select(['id', 'kind']).orderBy('position').execute()
  const rows = rooms.flatMap(({ id: roomId }) => hours.map((one) => ({ roomId, ...one })))
  await tx.insertInto('appointmentHours').values(rows).execute()
  return rooms
}

function readTypes(tx: Tx) {
  return tx
    .selectFrom('appointmentTypes')
    .select(['id', 'kind', 'minutes', 'bufferMinutes'])
    .orderBy('position')
    .execute()
}

function typeOf(types: readonly Type[], kind: Type['kind']): Type {
  const type = types.find((one) => one.kind === kind)
  if (type === undefined) throw new Error(`no type for ${kind}`)
  return type
}

interface Person {
  name: string
  email: string | null
  phone: string | null
  state?: PlannedVisit['state']
}

/** The first free room of the kind; none, if both are taken at that time. */
function bookInto(rooms: Awaited<ReturnType<typeof seedRooms>>, now: Date) {
  const taken: { roomId: number; from: number; to: number }[] = []
  return (type: Type, startsAt: Date, { state, ...person }: Person & Omit<Partial<Row>, 'state'>): Row[] => {
    const endsAt = new Date(startsAt.getTime() + type.minutes * MINUTE_MS)
    const busyUntil = new Date(endsAt.getTime() + type.bufferMinutes * MINUTE_MS)
    const [from, to] = [startsAt.getTime(), busyUntil.getTime()]
    const own = rooms.filter(({ kind }) => kind === (type.kind === 'video' ? 'video' : 'atelier'))
    const free = own.find(
      ({ id }) => !taken.some((one) => one.roomId === id && one.from < to && from < one.to),
    )
    if (free === undefined) return []
    taken.push({ roomId: free.id, from, to })
    const isPast = endsAt < now
    const final = isPast && state !== 'missed' && state !== 'cancelled' ? 'done' : (state ?? 'booked')
    return [
      {
        ...{ typeId: type.id, roomId: free.id, startsAt, endsAt, busyUntil, ...person, state: final },
        createdAt: new Date(Math.min(now.getTime(), startsAt.getTime()) - 6 * DAY_MS),
        confirmedAt: final === 'confirmed' ? new Date(now.getTime() - DAY_MS / 2) : null,
        cancelledAt: final === 'cancelled' ? new Date(startsAt.getTime() - DAY_MS) : null,
      },
    ]
  }
}

function dayOf({ workday, at }: PlannedVisit, today: string): Date {
  return saoPauloInstant(workdayFrom(today, workday), at)
}

/** Phone numbers of the atelier's own area. */
function contactIn(atelierPhone: string) {
  const area = atelierPhone.slice(0, 4)
  return (number: number) => {
    const digits = String(number).padStart(4, '0')
    return { email: `visita.${digits}@cliente.test`, phone: `${area} 90000-${digits}` }
  }
}

function visitor({ name, companions = 0, wish, weddingInDays, state }: PlannedVisit, today: string) {
  return {
    ...{ name, companions, wish: wish ?? null },
    weddingOn: weddingInDays === undefined ? null : addDays(today, weddingInDays),
    ...(state && { state }),
  }
}

/** The next time in the hours that is some hours away: nobody has confirmed it yet. */
function nextTime(now: Date, hours: readonly RoomHours[]): Date {
  const soon = new Date(now.getTime() + 3 * 60 * MINUTE_MS)
  let day = saoPauloDay(now)
  for (;;) {
    const weekday = weekdayOf(day)
    const starts = isNationalHoliday(day) ? [] : hours.filter((one) => one.weekday === weekday)
    for (const { opens, closes } of starts) {
      for (const at of [closes - 60, opens]) {
        const startsAt = saoPauloInstant(day, at)
        if (startsAt > soon) return startsAt
      }
    }
    day = addDays(day, 1)
  }
}

interface Booking {
  today: string
  book: ReturnType<typeof bookInto>
}

/** Of dresses in the atelier: the fittings that took place, and the next one of each. */
async function fittingsOf(tx: Tx, type: Type, { today, book }: Booking): Promise<Row[]> {
  const stages = await tx
    .selectFrom('itemStages')
    .innerJoin('productionStages', 'productionStages.id', 'stageId')
    .innerJoin('orderItems', 'orderItems.id', 'orderItemId')
    .innerJoin('orders', 'orders.id', 'orderId')
    .select(['orderItemId', 'orderId', 'userId', 'customerName', 'customerEmail', 'customerPhone'])
    .select(['weddingOn', 'productionStages.name as fittingName', 'finishedAt'])
    .where('productionStages.kind', '=', 'fitting')
    .where('cancelledAt', 'is', null)
    .where('status', 'in', ['confirmed', 'in_production', 'ready'])
    .where('paidAt', 'is not', null)
    .where(sql<boolean>`customer_name <> ''`)
    .orderBy('orderItemId')
    .orderBy('itemStages.position')
    .execute()
  const past = stages.filter(({ finishedAt }) => finishedAt !== null).slice(-LATEST_FITTINGS)
  const next = stages.filter(
    ({ finishedAt, orderItemId }, at) =>
      finishedAt === null &&
      stages.findIndex((one) => one.orderItemId === orderItemId && one.finishedAt === null) === at,
  )
  const row = (stage: (typeof stages)[number], workday: number, at: number, values: Partial<Person> = {}) => {
    const { orderItemId, orderId, userId, fittingName, weddingOn } = stage
    return book(type, saoPauloInstant(workdayFrom(today, workday), at), {
      ...{ name: stage.customerName, email: stage.customerEmail, phone: stage.customerPhone },
      ...{ orderItemId, orderId, userId, fittingName, weddingOn, ...values },
    })
  }
  return [
    ...past.flatMap((stage, at) => row(stage, at - LATEST_FITTINGS, 10 * 60)),
    ...next
      .slice(0, MOST_FITTINGS)
      .flatMap((stage, at) => row(stage, at, 10 * 60 + (at % 2) * 240, at < 2 ? { state: 'confirmed' } : {})),
  ]
}
