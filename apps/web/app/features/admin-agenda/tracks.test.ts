import { expect, test } from 'vitest'
import { placed } from './tracks.ts'

const rooms = [
  { id: 1, name: 'Espelho', kind: 'atelier' },
  { id: 2, name: 'Janela', kind: 'atelier' },
  { id: 3, name: 'Vídeo', kind: 'video' },
] as const
const entry = (id: number, roomId: number, from: number, to = from + 1) => ({
  ...{ id, roomId },
  startsAt: new Date(from * 3_600_000),
  endsAt: new Date(to * 3_600_000),
})
const places = (...entries: ReturnType<typeof entry>[]) =>
  placed(entries, rooms).map(({ entry: { id }, track, tracks }) => [id, track, tracks])

test('a room has its own side, also when the other one is free', () => {
  expect(places(entry(7, 2, 10))).toEqual([[7, 1, 2]])
  expect(places(entry(7, 1, 10), entry(8, 2, 10.5))).toEqual([
    [7, 0, 2],
    [8, 1, 2],
  ])
})

test('a call is as wide as the day, and narrow beside a fitting', () => {
  expect(places(entry(7, 3, 10))).toEqual([[7, 0, 1]])
  expect(places(entry(7, 1, 10), entry(8, 3, 10.5))).toEqual([
    [7, 0, 3],
    [8, 2, 3],
  ])
})

test('one that was missed and one that took its hour stand beside each other', () => {
  expect(places(entry(7, 1, 10), entry(8, 1, 10), entry(9, 2, 10))).toEqual([
    [7, 0, 3],
    [8, 2, 3],
    [9, 1, 3],
  ])
})

test('what took place in a room that no longer exists is shown', () => {
  expect(places(entry(7, 99, 10))).toEqual([[7, 0, 1]])
})
