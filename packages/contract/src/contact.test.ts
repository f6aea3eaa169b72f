import { expect, test } from 'vitest'
import { contactMessage, newContactMessage } from './contact.ts'

test('a message needs a name, an e-mail and a text', () => {
  const missing = newContactMessage.safeParse({ phone: '', subject: 'Outros' }).error?.issues
  expect(missing?.map((issue) => issue.path.join('.'))).toEqual(['name', 'email', 'message'])
  expect(newContactMessage.parse({ name: 'Ana', email: 'ana@exemplo.com.br', message: 'Oi' })).toEqual({
    name: 'Ana',
    email: 'ana@exemplo.com.br',
    message: 'Oi',
  })
})

test('measures are centimetres on the wire, all three or none', () => {
  const message = { name: 'Ana', email: 'ana@exemplo.com.br', message: 'Oi' }
  const measures = { bust: 90.5, waist: 66, hip: 101 }
  expect(newContactMessage.parse({ ...message, measures }).measures).toEqual({
    bust: 905,
    waist: 660,
    hip: 1010,
  })
  for (const wrong of [{ bust: 90.5 }, { ...measures, hip: 300.1 }, { ...measures, waist: -1 }, 'muitas']) {
    expect(newContactMessage.safeParse({ ...message, measures: wrong }).success).toBe(false)
  }
})

test('a stored message is returned as it was sent', () => {
  const json = {
    id: 1,
    name: 'Ana',
    email: 'ana@exemplo.com.br',
    phone: null,
    subject: 'Outros',
    message: 'Oi',
    sentAt: '2026-11-15T12:00:00.000Z',
    handledAt: null,
  }
  expect(contactMessage.encode(contactMessage.parse(json))).toEqual(json)
})
