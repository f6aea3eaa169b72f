import { expect, test } from 'vitest'
import { messageDays } from './message-days.ts'

const message = (id: number, sentAt: string) => ({
  id,
  text: 'Oi',
  fromAdmin: false,
  sentAt: new Date(sentAt),
  attachments: [],
})

test('messages are grouped by their day in São Paulo, also late in the evening when the UTC day is already the next', () => {
  const days = messageDays([
    message(1, '2026-11-12T12:14:00Z'),
    message(2, '2026-11-13T01:30:00Z'),
    message(3, '2026-11-13T21:40:00Z'),
  ])
  expect(days.map(({ day, messages }) => [day, messages.map(({ id }) => id)])).toEqual([
    ['2026-11-12', [1, 2]],
    ['2026-11-13', [3]],
  ])
})
