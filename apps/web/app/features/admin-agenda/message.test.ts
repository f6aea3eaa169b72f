import { expect, test } from 'vitest'
import { type Addressed, messageLink, messageText } from './message.ts'

const entry: Addressed = {
  ...{ kind: 'fitting', fittingName: '2ª prova', name: 'Sônia Prado', phone: '(11) 98888-0000' },
  ...{ startsAt: new Date('2026-11-17T13:00:00Z'), state: 'booked', isUnanswered: true, videoUrl: null },
}

test('asks whether she comes, with weekday, day and hour', () => {
  expect(messageText(entry, 'Flor de Lis')).toBe(
    'Oi, Sônia! Tudo bem? Aqui é do ateliê Flor de Lis.\n\nSua 2ª prova está marcada para terça-feira, 17/11, às 10h00. Você vem? É só responder aqui.',
  )
})

test('says where a call takes place, and offers another day to who did not come', () => {
  const call = { ...entry, kind: 'video', state: 'confirmed', videoUrl: 'https://chamada.example/1' } as const
  expect(messageText(call, 'Lis')).toMatch(
    /conversa por vídeo está confirmada .*https:\/\/chamada.example\/1$/,
  )
  expect(messageText({ ...entry, state: 'missed' }, 'Lis')).toContain('Quer marcar outro dia?')
})

test('opens WhatsApp, and nothing without a usable number', () => {
  expect(messageLink(entry, 'Lis')).toMatch(/^https:\/\/wa\.me\/5511988880000\?text=Oi%2C%20S/)
  expect(messageLink({ ...entry, phone: '123' }, 'Lis')).toBeUndefined()
})
