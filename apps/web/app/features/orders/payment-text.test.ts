import { expect, test } from 'vitest'
import { formatPayment, paymentNotice } from './payment-text.ts'

const now = new Date('2026-11-15T15:00:00Z')
const order = {
  paymentState: 'paid',
  paymentMethod: 'pix',
  paidAt: new Date('2026-10-28T14:00:00Z'),
  holdExpiresAt: null,
  totalCents: 818_000,
  refundedCents: 0,
} as const
const open = {
  ...order,
  paymentState: 'awaiting',
  paidAt: null,
  holdExpiresAt: new Date('2026-11-15T15:20:00Z'),
} as const

test('a paid order shows how and when it was paid, and has no notice', () => {
  expect(formatPayment(order)).toBe('Pago com Pix em 28/10/2026')
  expect(paymentNotice(order, now)).toBeUndefined()
})

test('an order paid in part says so; refunds are of what was paid, not of the total', () => {
  const partly = { ...order, paymentState: 'partly_paid', paidCents: 206_700 } as const
  expect(formatPayment(partly)).toBe('Pago em parte com Pix em 28/10/2026')
  expect(paymentNotice(partly, now)).toBeUndefined()
  expect(paymentNotice({ ...partly, refundedCents: 1000 }, now)?.text).toMatch(
    /^R\$\s10,00 de R\$\s2\.067,00 foram devolvidos/,
  )
  const cancelled = { ...partly, cancelledAt: now, refundedCents: 206_700 }
  expect(paymentNotice(cancelled, now)?.text).toMatch(/^R\$\s2\.067,00 devolvidos/)
})

test('an unpaid order shows until when its items are held, in São Paulo time', () => {
  expect(paymentNotice(open, now)).toMatchObject({
    title: 'Aguardando pagamento',
    text: 'As peças ficam reservadas para você até as 12:20.',
  })
  expect(paymentNotice({ ...open, paymentState: 'declined' }, now)?.title).toBe('Pagamento recusado')
})

test('an order whose hold has expired shows as expired, even before the server reports it', () => {
  const late = new Date('2026-11-15T15:21:00Z')
  expect(paymentNotice(open, late)?.title).toBe('Pagamento expirado')
  expect(paymentNotice({ ...open, paymentState: 'expired' }, now)?.title).toBe('Pagamento expirado')
})

test('full and partial refunds are shown', () => {
  expect(paymentNotice({ ...order, refundedCents: 100_000 }, now)?.text).toMatch(
    /^R\$\s1\.000,00 de R\$\s8\.180,00 /,
  )
  const returned = { ...order, paymentState: 'refunded', refundedCents: 818_000 } as const
  expect(paymentNotice(returned, now)?.text).toMatch(/^R\$\s8\.180,00 devolvidos/)
  const byBank = { ...returned, refundedCents: 0, chargedBackCents: 818_000 } as const
  expect(paymentNotice(byBank, now)?.text).toMatch(/^R\$\s8\.180,00 devolvidos pelo banco/)
  // A payment of the wrong amount was returned and the order closed.
  const unfit = { ...open, paymentState: 'expired', refundedCents: 68_000 } as const
  expect(paymentNotice(unfit, now)).toMatchObject({ title: 'Pedido reembolsado' })
})

test('a cancelled order shows the date, and that nothing was charged', () => {
  const cancelled = {
    ...open,
    paymentState: 'expired',
    cancelledAt: new Date('2026-11-15T15:10:00Z'),
  } as const
  expect(formatPayment(cancelled)).toBe('Cancelado')
  const notice = paymentNotice(cancelled, now)
  expect(notice?.title).toBe('Pedido cancelado em 15/11/2026')
  expect(notice?.text).toContain('Nada foi cobrado.')
})

test('an order cancelled after its payment shows what was returned', () => {
  const cancelled = { ...order, cancelledAt: new Date('2026-11-15T15:10:00Z') } as const
  expect(paymentNotice(cancelled, now)?.text).toContain('A devolução do valor está em andamento.')
  const part = { ...cancelled, refundedCents: 100_000 }
  expect(paymentNotice(part, now)).toMatchObject({ title: 'Pedido cancelado em 15/11/2026' })
  expect(paymentNotice(part, now)?.text).toMatch(/^R\$\s1\.000,00 de R\$\s8\.180,00 foram devolvidos/)
  const whole = { ...cancelled, paymentState: 'refunded', refundedCents: 818_000 } as const
  expect(formatPayment(whole)).toBe('Reembolsado')
  expect(paymentNotice(whole, now)?.text).toMatch(/^R\$\s8\.180,00 devolvidos/)
})
