import type { AgendaSettings } from '@shop/contract/agenda'
import { expect, test } from 'vitest'
import { formOf, merged, readForm } from './hours-form.ts'

const settings: AgendaSettings = {
  version: 1,
  rooms: [
    {
      ...{ id: 1, name: 'Sala do espelho', kind: 'atelier' },
      hours: [
        { weekday: 1, opens: 600, closes: 780 },
        { weekday: 1, opens: 840, closes: 1080 },
        { weekday: 6, opens: 600, closes: 780 },
      ],
    },
  ],
  types: [
    {
      ...{ id: 4, name: 'Prova', kind: 'fitting', description: 'para quem já tem encomenda' },
      ...{ minutes: 60, bufferMinutes: 15, noticeHours: 24 },
    },
  ],
}
const { version: _, ...saved } = settings

test('what is shown can be saved as it is', () => {
  expect(readForm(formOf(settings))).toEqual({ saved })
})

test('every wrong field is named', () => {
  const { rooms, types } = formOf(settings)
  const wrong = {
    rooms: rooms.map((room) => ({ ...room, name: ' ', days: ['13-10', ...room.days.slice(1)] })),
    types: types.map((type) => ({ ...type, minutes: '5', noticeHours: 'um dia' })),
  }
  expect(readForm(wrong)).toEqual({
    problems: {
      'room-1.name': 'Dê um nome à sala.',
      'room-1.0': 'O fim vem depois do início.',
      'type-4.minutes': 'De 10 a 480.',
      'type-4.noticeHours': 'De 0 a 720.',
    },
  })
})

test('what was typed stays beside what another person added or removed', () => {
  const before = formOf(settings)
  const [room] = before.rooms
  if (room === undefined) throw new Error('no room')
  const added = { ...room, id: 2, key: 'room-2', name: 'Sala da janela' }
  const typed = {
    ...before,
    rooms: [
      { ...room, name: 'Espelho' },
      { ...room, id: undefined, key: 'new-1' },
    ],
  }
  const fresh = { rooms: [room, added], types: [] }
  expect(merged(typed, before, fresh)).toEqual({ rooms: [...typed.rooms, added], types: [] })
})
