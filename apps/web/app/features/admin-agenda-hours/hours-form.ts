/** Rooms and types as they are typed, and as they are saved. Pure. */
import { type AgendaSettings, agenda } from '@shop/contract/agenda'
import { formatSpans, readSpans } from './hour-spans.ts'

type Room = AgendaSettings['rooms'][number]
type Type = AgendaSettings['types'][number]

export const weekdayNames = [
  'Segunda-feira',
  'Terça-feira',
  'Quarta-feira',
  'Quinta-feira',
  'Sexta-feira',
  'Sábado',
  'Domingo',
] as const

/** `key` tells new ones apart, which have no id yet. */
export interface TypedRoom extends Pick<Room, 'id' | 'name' | 'kind'> {
  key: string
  /** One text for each weekday, from Monday on. */
  days: string[]
}

export interface TypedType extends Pick<Type, 'id' | 'name' | 'kind' | 'description'> {
  key: string
  minutes: string
  bufferMinutes: string
  noticeHours: string
}

export interface HoursForm {
  rooms: TypedRoom[]
  types: TypedType[]
}

/** By '<key>.<field>'. */
export type Problems = Readonly<Record<string, string>>

export function formOf({ rooms, types }: AgendaSettings): HoursForm {
  return {
    rooms: rooms.map(({ hours, ...room }) => ({
      ...room,
      key: `room-${room.id}`,
      days: weekdayNames.map((_, at) => formatSpans(hours.filter(({ weekday }) => weekday === at + 1))),
    })),
    types: types.map(({ minutes, bufferMinutes, noticeHours, ...type }) => ({
      ...type,
      key: `type-${type.id}`,
      minutes: String(minutes),
      bufferMinutes: String(bufferMinutes),
      noticeHours: String(noticeHours),
    })),
  }
}

type Saved = Omit<AgendaSettings, 'version'>

/** What is to be saved, or what is wrong. */
export function readForm({ rooms, types }: HoursForm): { saved: Saved } | { problems: Problems } {
  const problems: Record<string, string> = {}
  const saved: Saved = {
    rooms: rooms.map(({ key, days, ...room }) => {
      if (room.name.trim() === '') problems[`${key}.name`] = 'Dê um nome à sala.'
      const hours = days.flatMap((text, at) => {
        const read = readSpans(text)
        if ('problem' in read) problems[`${key}.${at}`] = read.problem
        return 'problem' in read ? [] : read.spans.map((span) => ({ weekday: at + 1, ...span }))
      })
      return { ...room, name: room.name.trim(), hours }
    }),
    types: types.map(({ key, minutes, bufferMinutes, noticeHours, ...type }) => {
      if (type.name.trim() === '') problems[`${key}.name`] = 'Dê um nome ao tipo.'
      const number = (field: keyof typeof numbers, text: string) => {
        const { least, most } = numbers[field]
        const value = /^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN
        if (!(value >= least && value <= most)) problems[`${key}.${field}`] = `De ${least} a ${most}.`
        return value
      }
      return {
        ...type,
        name: type.name.trim(),
        minutes: number('minutes', minutes),
        bufferMinutes: number('bufferMinutes', bufferMinutes),
        noticeHours: number('noticeHours', noticeHours),
      }
    }),
  }
  if (Object.keys(problems).length > 0) return { problems }
  return agenda.saveSettings.body.shape.rooms.safeParse(saved.rooms).success
    ? { saved }
    : { problems: { all: 'Confira os nomes e os horários.' } }
}

const numbers = {
  minutes: { least: 10, most: 480 },
  bufferMinutes: { least: 0, most: 240 },
  noticeHours: { least: 0, most: 720 },
} as const

/** What was typed, with what another person added or removed meanwhile. */
export function merged(form: HoursForm, before: HoursForm, fresh: HoursForm): HoursForm {
  return {
    rooms: mergedList(form.rooms, before.rooms, fresh.rooms),
    types: mergedList(form.types, before.types, fresh.types),
  }
}

function mergedList<T extends { key: string; id?: number | undefined }>(
  form: readonly T[],
  before: readonly T[],
  fresh: readonly T[],
): T[] {
  const has = (list: readonly T[], key: string) => list.some((one) => one.key === key)
  const remaining = form.filter(({ key, id }) => id === undefined || has(fresh, key))
  return [...remaining, ...fresh.filter(({ key }) => !has(before, key) && !has(form, key))]
}
