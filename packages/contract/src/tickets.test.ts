import { expect, test } from 'vitest'
import { newReply, newTicket, ticket, ticketStatus, ticketSummary } from './tickets.ts'

const summary = {
  id: 1,
  assunto: 'Prova do vestido',
  status: 'Aguardando Resposta',
  usuario_id: 3,
  ultima_atualizacao: '2026-11-15T12:00:00.000Z',
}
const message = {
  id: 9,
  mensagem: 'Olá!',
  eh_admin: true,
  data_envio: '2026-11-15T12:00:00.000Z',
  anexos: [],
}

test('a ticket in a list has Portuguese keys', () => {
  const decoded = ticketSummary.parse(summary)
  expect(decoded).toEqual({
    id: 1,
    subject: 'Prova do vestido',
    status: 'awaiting_reply',
    userId: 3,
    updatedAt: new Date('2026-11-15T12:00:00.000Z'),
  })
  expect(ticketSummary.encode(decoded)).toEqual(summary)
})

test('a ticket contains its messages', () => {
  const json = { ...summary, mensagens: [message] }
  const decoded = ticket.parse(json)
  expect(decoded.messages[0]).toMatchObject({ text: 'Olá!', fromAdmin: true })
  expect(ticket.encode(decoded)).toEqual(json)
})

test('an extra field of the database row is not sent', () => {
  const row = { ...ticketSummary.parse(summary), passwordHash: 'marina@exemplo.com.br' }
  expect(ticketSummary.encode(row)).toEqual(summary)
})

test('a ticket is opened with assunto and mensagem, trimmed', () => {
  expect(newTicket.parse({ assunto: ' Prova ', mensagem: 'Oi' })).toEqual({ subject: 'Prova', message: 'Oi' })
  const issues = newTicket.safeParse({ assunto: '', mensagem: '  ' }).error?.issues
  expect(issues?.map((issue) => issue.path.join('.'))).toEqual(['assunto', 'mensagem'])
})

test('a reply must not be empty', () => {
  expect(newReply.parse({ mensagem: 'Oi' })).toEqual({ message: 'Oi' })
  expect(newReply.safeParse({ mensagem: '   ' }).success).toBe(false)
})

test('a ticket has three statuses', () => {
  expect(ticketStatus.in.options).toEqual(['Aberto', 'Aguardando Resposta', 'Fechado'])
})
