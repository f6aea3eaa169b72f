import type { Receivable } from '@shop/contract/receivables'
import { expect, test } from 'vitest'
import { reminderLink, reminderText } from './reminder.ts'

const sender = { name: 'Flor de Lis', origin: 'https://loja.example' }
const charge: Receivable = {
  ...{ id: 1, orderId: 7, number: 10_040, hasAccount: true, product: null },
  customer: { name: 'Fernanda Rocha', phone: '(11) 98888-0000', email: 'fernanda+1@exemplo.test' },
  ...{ kind: 'part', part: { position: 2, count: 3 }, description: null },
  ...{ amountCents: 221_200, refundedCents: 0, dueOn: '2026-11-04', isLate: true, daysLate: 12 },
  ...{ paidAt: null, paymentMethod: null, receivedWay: null },
}

test('the message has name, order, part, amount, day and the address of her account', () => {
  const text = reminderText(charge, sender)
  expect(text).toContain('Oi, Fernanda! Tudo bem? Aqui é do ateliê Flor de Lis.')
  expect(text).toContain('pedido nº 10040: Parcela 2 de 3, R$ 2.212,00, que venceu em 04/11/2026.')
  expect(text).toContain('https://loja.example/conta')
})

test('of a charge that is not late it says until when', () => {
  expect(reminderText({ ...charge, isLate: false }, sender)).toContain('que vence em 04/11/2026.')
})

test('a customer without an account is sent to the page that emails her the link', () => {
  const text = reminderText({ ...charge, hasAccount: false }, sender)
  expect(text).toContain('https://loja.example/pedido')
  expect(text).not.toContain('/conta')
})

test('a customer without an e-mail is asked to reply or to come: no link could be sent to her', () => {
  const customer = { ...charge.customer, email: null }
  const text = reminderText({ ...charge, hasAccount: false, customer }, sender)
  expect(text).toContain('Para pagar, é só responder aqui ou passar no ateliê.')
  expect(text).not.toContain('https://')
})

test('it opens WhatsApp, without a usable number an e-mail, and without both nothing', () => {
  const link = (customer: Partial<Receivable['customer']>) =>
    reminderLink({ ...charge, customer: { ...charge.customer, ...customer } }, sender)
  const chat = link({})
  expect(chat?.way).toBe('WhatsApp')
  expect(chat?.href).toMatch(/^https:\/\/wa\.me\/5511988880000\?text=Oi%2C%20Fernanda/)
  const email = link({ phone: '123' })
  expect(email?.way).toBe('e-mail')
  expect(email?.href).toMatch(/^mailto:fernanda%2B1%40exemplo\.test\?subject=Pedido%20n%C2%BA%2010040/)
  expect(link({ phone: null, email: null })).toBeUndefined()
})
