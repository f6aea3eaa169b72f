import { formatBRL } from '@shop/contract/money'
import type { Order } from '@shop/contract/order'
import type { OrderCharge } from '@shop/contract/order-charge'
import { describe, expect, test } from 'vitest'
import { chargeLines, openCharges } from './charge-lines.ts'

const today = '2026-11-14'
const paidAt = new Date('2026-11-13T15:00:00Z')
const charge = (id: number, values: Partial<OrderCharge> = {}): OrderCharge => ({
  id,
  kind: id === 0 ? 'deposit' : 'part',
  description: null,
  amountCents: 1000,
  dueOn: '2026-12-11',
  paidAt: null,
  paymentMethod: null,
  receivedWay: null,
  refundedCents: 0,
  cancelledAt: null,
  ...values,
})
// Only the fields that the lines read.
const customer: Order['customer'] = { name: 'Ana Vaz', email: 'ana@exemplo.test', phone: null }
const orderOf = (charges: OrderCharge[], values: Partial<Order> = {}) =>
  ({ paymentState: 'partly_paid', customer, charges, ...values }) as Order
const textsOf = (charges: OrderCharge[], readyOn?: string) =>
  chargeLines(orderOf(charges), { today, readyOn }).map(({ label, text }) => `${label}: ${text}`)

describe('a charge', () => {
  test.each<[Partial<OrderCharge>, string]>([
    [{ paymentMethod: 'pix' }, 'Pix · pago em 13/11/2026'],
    [{ paymentMethod: 'card' }, 'Cartão · pago em 13/11/2026'],
    [{ receivedWay: 'cash' }, 'dinheiro, no ateliê · recebido em 13/11/2026'],
    [
      { receivedWay: 'pix', refundedCents: 500 },
      `pix, no ateliê · recebido em 13/11/2026 · devolvidos ${formatBRL(500)}`,
    ],
  ])('that is paid with %o says how and when', (values, text) => {
    expect(textsOf([charge(0, { paidAt, ...values })])).toEqual([`Sinal: ${text}`])
  })

  test.each([
    ['2026-12-21', 'vence em 11/12/2026, dez dias antes de ficar pronta'],
    ['2026-12-12', 'vence em 11/12/2026, um dia antes de ficar pronta'],
    ['2026-12-25', 'vence em 11/12/2026, 14 dias antes de ficar pronta'],
    ['2026-12-11', 'vence em 11/12/2026, no dia de ficar pronta'],
    ['2026-12-09', 'vence em 11/12/2026, dois dias depois de ficar pronta'],
    [undefined, 'vence em 11/12/2026'],
  ])('that is open, with an order ready on %s, says how long before', (readyOn, text) => {
    expect(textsOf([charge(0, { paidAt }), charge(1)], readyOn)[1]).toBe(`Restante: ${text}`)
  })

  test('that is late says since when', () => {
    const [line] = chargeLines(orderOf([charge(1, { dueOn: '2026-11-13' })]), { today })
    expect(line).toMatchObject({ text: 'venceu em 13/11/2026, há um dia', isLate: true })
  })

  test('of several says its place, and only the last how long before the order is ready', () => {
    const parts = [charge(0, { paidAt }), charge(1, { dueOn: '2026-12-01' }), charge(2)]
    expect(textsOf(parts, '2026-12-21').slice(1)).toEqual([
      'Parcela 1 de 2: vence em 01/12/2026',
      'Parcela 2 de 2: vence em 11/12/2026, dez dias antes de ficar pronta',
    ])
  })

  test('that is not to be paid any more is left out and does not count', () => {
    const parts = [charge(0, { paidAt }), charge(1, { cancelledAt: paidAt }), charge(2)]
    expect(textsOf(parts)).toEqual([expect.stringContaining('Sinal'), 'Restante: vence em 11/12/2026'])
    expect(openCharges(orderOf(parts)).map(({ id }) => id)).toEqual([2])
  })
})

describe('received in the atelier', () => {
  const recordable = (values: Partial<Order>) =>
    chargeLines(orderOf([charge(0), charge(1)], values), { today }).map(({ canRecord }) => canRecord)

  test('is the deposit first, then any other charge', () => {
    expect(recordable({ paymentState: 'awaiting' })).toEqual([true, false])
    expect(recordable({})).toEqual([true, true])
  })

  test('is nothing of an order that has ended', () => {
    expect(recordable({ cancelledAt: paidAt })).toEqual([false, false])
    expect(recordable({ paymentState: 'refunded' })).toEqual([false, false])
    expect(recordable({ erased: true })).toEqual([false, false])
  })

  test('is also what a customer without an e-mail pays', () => {
    expect(recordable({ customer: { ...customer, email: null } })).toEqual([true, true])
  })
})
