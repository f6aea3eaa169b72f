/** Where the appointments of a day stand beside each other. Pure. */
import type { AgendaDays, AgendaEntry } from '@shop/contract/agenda'

type Room = AgendaDays['rooms'][number]
type Timed = Pick<AgendaEntry, 'id' | 'roomId' | 'startsAt' | 'endsAt'>

export interface Placed<E> {
  entry: E
  track: number
  tracks: number
}

/**
 * Each room of the atelier has its own track, so that a dress is always on the side of its room. A call is as wide as the
 * day, and has a track only beside other appointments; so has what took place in a room that no longer exists, or twice
 * in one room, because one of the two was missed.
 */
export function placed<E extends Timed>(entries: readonly E[], rooms: readonly Room[]): Placed<E>[] {
  const own = rooms.filter(({ kind }) => kind === 'atelier').map(({ id }) => id)
  return clusters(entries).flatMap((cluster) => placedCluster(cluster, own))
}

/** Those that overlap, directly or through others. */
function clusters<E extends Timed>(entries: readonly E[]): E[][] {
  const sorted = entries.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
  const found: E[][] = []
  let until = 0
  for (const entry of sorted) {
    const last = found.at(-1)
    if (last !== undefined && entry.startsAt.getTime() < until) last.push(entry)
    else found.push([entry])
    until = Math.max(until, entry.endsAt.getTime())
  }
  return found
}

interface Track {
  roomId: number
  until: number
}

function placedCluster<E extends Timed>(cluster: readonly E[], own: readonly number[]): Placed<E>[] {
  const hasOwn = cluster.some(({ roomId }) => own.includes(roomId))
  const tracks: Track[] = hasOwn ? own.map((roomId) => ({ roomId, until: 0 })) : []
  const places = cluster.map((entry) => {
    const free = tracks.findIndex(
      ({ roomId, until }) => roomId === entry.roomId && until <= entry.startsAt.getTime(),
    )
    const track = free === -1 ? tracks.length : free
    tracks[track] = { roomId: entry.roomId, until: entry.endsAt.getTime() }
    return { entry, track }
  })
  return places.map((place) => ({ ...place, tracks: tracks.length }))
}
