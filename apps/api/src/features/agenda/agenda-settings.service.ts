/** Where and when appointments can be, saved as a whole. What is booked already stays as it is. */
import type { AgendaSettings } from '@shop/contract/agenda'
import type { Db, Tx } from '../../db/connection.ts'
import { AppError } from '../../lib/app-error.ts'
import type { AuditContext } from '../../lib/audit-context.ts'
import { contentVersion } from '../../lib/content-version.ts'
import { recordChange } from '../audit/audit.service.ts'
import * as queries from './agenda-settings.queries.ts'

type Saved = Omit<AgendaSettings, 'version'>
type Room = Saved['rooms'][number]
type Type = Saved['types'][number]

export async function readSettings(db: Db): Promise<AgendaSettings> {
  const saved = await readSaved(db)
  return { ...saved, version: contentVersion(saved) }
}

export function saveSettings(
  db: Db,
  { version, ...wanted }: AgendaSettings,
  { actor, requestId }: AuditContext,
): Promise<AgendaSettings> {
  return db.transaction().execute(async (tx) => {
    await queries.lockRooms(tx)
    const before = await readSaved(tx)
    if (version !== contentVersion(before)) throw new AppError('stale_version')
    rejectWrong(before, wanted)
    await rejectInUse(tx, before, wanted)
    await saveRooms(tx, before.rooms, wanted.rooms)
    await saveTypes(tx, before.types, wanted.types)
    const after = await readSettings(tx)
    const object = { objectType: 'agenda', objectId: 'settings', action: 'agenda.settings' }
    await recordChange(tx, { actor, requestId, ...object, before, after: { ...after, version: undefined } })
    return after
  })
}

async function readSaved(db: Db): Promise<Saved> {
  const hours = await queries.hours(db)
  const rooms = await queries.rooms(db)
  return {
    rooms: rooms.map((room) => ({
      ...room,
      hours: hours
        .filter(({ roomId }) => roomId === room.id)
        .map(({ weekday, opens, closes }) => ({ weekday, opens, closes })),
    })),
    types: await queries.types(db),
  }
}

/** An id that is not in use belongs to something another administrator has removed. */
function rejectWrong(before: Saved, { rooms, types }: Saved): void {
  const isKnown = (known: readonly { id?: number | undefined }[], ids: readonly number[]) =>
    new Set(ids).size === ids.length && ids.every((id) => known.some((one) => one.id === id))
  if (!isKnown(before.rooms, idsOf(rooms)) || !isKnown(before.types, idsOf(types)))
    throw new AppError('stale_version')
  if (rooms.some(({ hours }) => overlap(hours)))
    throw new AppError('invalid_input', { fields: { rooms: 'Há horários que se sobrepõem no mesmo dia.' } })
}

function overlap(hours: Room['hours']): boolean {
  return hours.some((one, at) =>
    hours.some(
      (other, place) =>
        place > at && one.weekday === other.weekday && one.opens < other.closes && other.opens < one.closes,
    ),
  )
}

/** Another kind would put a call into a room, or a fitting on a screen. */
async function rejectInUse(tx: Tx, before: Saved, wanted: Saved): Promise<void> {
  const used = await queries.inUse(tx)
  const roomIds = removed(before.rooms, wanted.rooms, isSameKind)
  const changedTypes = changed(before.types, wanted.types, isSameKind)
  const isUsed = used.some(({ roomId, typeId }) => roomIds.includes(roomId) || changedTypes.includes(typeId))
  if (isUsed) throw new AppError('agenda_in_use')
}

type Identified = { id?: number | undefined; kind: string }
const isSameKind = (one: Identified, other: Identified) => one.kind === other.kind

function idsOf(list: readonly { id?: number | undefined }[]): number[] {
  return list.flatMap(({ id }) => (id === undefined ? [] : [id]))
}

/** Those that are left out, or become something else. */
function removed(before: readonly Identified[], wanted: readonly Identified[], isSame: typeof isSameKind) {
  return [...missing(before, wanted), ...changed(before, wanted, isSame)]
}

function missing(before: readonly Identified[], wanted: readonly Identified[]): number[] {
  return idsOf(before).filter((id) => !idsOf(wanted).includes(id))
}

function changed(before: readonly Identified[], wanted: readonly Identified[], isSame: typeof isSameKind) {
  return idsOf(before.filter((one) => wanted.some((other) => one.id === other.id && !isSame(one, other))))
}

async function saveRooms(tx: Tx, before: readonly Room[], rooms: readonly Room[]): Promise<void> {
  await queries.retireRooms(tx, missing(before, rooms))
  for (const [at, { id, name, kind, hours }] of rooms.entries()) {
    const room = { name, kind, position: at + 1 }
    const roomId = id ?? (await queries.insertRoom(tx, room))
    if (id !== undefined) await queries.updateRoom(tx, id, room)
    await queries.saveHours(tx, roomId, hours)
  }
}

async function saveTypes(tx: Tx, before: readonly Type[], types: readonly Type[]): Promise<void> {
  await queries.retireTypes(tx, missing(before, types))
  for (const [at, { id, ...values }] of types.entries()) {
    const type = { ...values, position: at + 1 }
    if (id === undefined) await queries.insertType(tx, type)
    else await queries.updateType(tx, id, type)
  }
}
