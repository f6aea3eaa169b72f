import { describe, expect, test } from 'vitest'
import { unnamedStore } from '../features/store/unnamed-store.ts'
import { withoutBrand } from '../testing/email-brand.ts'
import { chargeDue } from './charge-due.ts'
import { chargePaid } from './charge-paid.ts'
import { chargesChanged } from './charges-changed.ts'
import { extraProposed } from './extra-proposed.ts'
import type { Email } from './layout.ts'

const sender = { profile: { ...unnamedStore, name: 'Flor & <Lis>' }, publicUrl: 'https://loja.example' }
const customer = { name: 'Marina Duarte', number: 10_019 }
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const hostile = '<img src=x>\r\nBcc: todos@exemplo.test'
const part = (position: number, dueOn: string, amountCents = 80_383) => ({
  label: `Parcela ${position} de 6`,
  amountCents,
  dueOn,
})
const fifth = {
  ...customer,
  label: 'Parcela 5 de 6',
  amountCents: 80_383,
  paidWith: 'Visa final 4242',
  paidOn: '2026-10-18',
  paidCents: 608_617,
  totalCents: 689_000,
  open: [part(6, '2026-11-18')],
}
const moved = {
  ...customer,
  before: [part(5, '2026-10-18'), part(6, '2026-11-18')],
  after: [part(5, '2026-10-30', 60_000), part(6, '2026-12-01', 100_766)],
  reason: 'A prova mudou de mês <i>',
}
const lace = { ...customer, description: 'Renda no punho', amountCents: 38_000, dueOn: '2026-12-01' }

function expectInBoth({ html, text }: Email, phrases: readonly string[]) {
  for (const phrase of phrases) {
    expect(plain(text)).toContain(phrase)
    expect(plain(html)).toContain(phrase)
  }
}

describe.each([
  ['charge-paid', chargePaid(sender, fifth)],
  ['charges-changed', chargesChanged(sender, moved)],
  ['extra-proposed', extraProposed(sender, lace)],
])('the email %s', (_name, email) => {
  test('addresses the customer, names order and shop, and leads to the order', () => {
    expectInBoth(email, ['Marina', 'nº 10019', 'https://loja.example/conta'])
    expect(email.subject).toContain('nº 10019')
    expect(email.subject).toContain('Flor & <Lis>')
    expect(email.html).toContain('Flor &amp; &lt;Lis&gt;')
  })

  test('needs no picture and no other server', () => {
    expect(withoutBrand(email.html)).not.toMatch(/<img|<script|<link|url\(|<Lis>|<i>/)
    const hosts = [...email.html.matchAll(/https?:\/\/([^/"?]+)/g)].map((match) => match[1])
    expect(new Set(hosts)).toEqual(new Set(['loja.example']))
  })
})

describe('the email about a payment', () => {
  test('is a receipt: what, how much, how and when, what is paid and what is left', () => {
    const email = chargePaid(sender, fifth)
    expectInBoth(email, [
      'Parcela 5 de 6',
      'R$ 803,83',
      'Visa final 4242 · recebido em 18/10/2026',
      'R$ 6.086,17 de R$ 6.890,00',
      'O que falta',
      'Parcela 6 de 6',
      'vence em 18/11/2026',
      'Não é documento fiscal.',
    ])
    expect(email.html).toContain('width="88%"')
    expect(email.text).not.toContain('tudo pago')
  })

  test('of the last part says that all is paid, and lists nothing', () => {
    const email = chargePaid(sender, { ...fifth, paidCents: 689_000, open: [] })
    expectInBoth(email, ['Está tudo pago.', 'R$ 6.890,00 de R$ 6.890,00'])
    expect(email.text).not.toContain('O que falta')
    expect(email.html).toContain('width="100%"')
    expect(email.html).not.toContain('width="0%"')
  })

  test('of an extra whose description is hostile has one line as subject, and no markup', () => {
    const { subject, html } = chargePaid(sender, { ...fifth, label: `Acréscimo: ${hostile}` })
    expect(subject).not.toMatch(/[\r\n]/)
    expect(withoutBrand(html)).not.toContain('<img')
  })
})

describe('the email about changed parts', () => {
  test('lists the new days and amounts before the old ones, with the reason', () => {
    const email = chargesChanged(sender, moved)
    expectInBoth(email, ['Agora', '30/10/2026', 'R$ 1.007,66', 'Antes era', '18/11/2026', 'O motivo:'])
    expect(email.text.indexOf('Agora')).toBeLessThan(email.text.indexOf('Antes era'))
    expect(email.html).toContain('A prova mudou de mês &lt;i&gt;')
  })

  test('says that the sum is the same only where it is', () => {
    const same = plain(chargesChanged(sender, moved).text)
    expect(same).toContain('O que falta pagar continua o mesmo: R$ 1.607,66, sem juros.')
    const other = chargesChanged(sender, { ...moved, after: [part(6, '2026-12-01')] })
    expect(other.text).not.toContain('continua o mesmo')
  })
})

test('the email about an extra says what, how much, when, and that it waits for her acceptance', () => {
  const email = extraProposed(sender, lace)
  expectInBoth(email, [
    'Renda no punho',
    'R$ 380,00',
    'vence em 01/12/2026',
    'Ele só vale se você aceitar.',
    'Aceitar ou recusar',
    'Sem a sua resposta nada muda',
  ])
  const { html, subject } = extraProposed(sender, { ...lace, description: hostile })
  expect(withoutBrand(html)).not.toContain('<img')
  expect(subject).not.toMatch(/[\r\n]/)
})

describe('the email about a charge that is due', () => {
  const due = {
    ...customer,
    label: 'Parcela 6 de 6',
    amountCents: 80_383,
    ...{ dueOn: '2026-11-18', today: '2026-11-13', onTimeUntil: '2026-11-18' },
    ...{ paidCents: 608_617, totalCents: 689_000, isLast: true },
  }

  test('says what, how much, until when, how to pay, and that the bank may limit a Pix at night', () => {
    const email = chargeDue(sender, due)
    expect(email.subject).toBe('Parcela 6 de 6 vence em 18/11/2026: pedido nº 10019 - Flor & <Lis>')
    expectInBoth(email, [
      'Falta só esta, Marina',
      'Parcela 6 de 6 do seu pedido nº 10019 vence em 18 de novembro, quarta-feira.',
      'Com este pagamento, fica tudo pago.',
      'R$ 803,83',
      'R$ 6.086,17 de R$ 6.890,00',
      'das 20h às 6h o seu banco pode limitar o valor',
      'Pagar R$ 803,83',
      'https://loja.example/conta',
    ])
  })

  test('is kind when the day has passed: no fine, another day is possible', () => {
    const email = chargeDue(sender, { ...due, today: '2026-11-21', isLast: false })
    expect(email.subject).toContain('Parcela 6 de 6 em aberto')
    expectInBoth(email, ['Olá, Marina', 'venceu em 18 de novembro', 'Não há multa nem juros.'])
    expect(email.text).not.toContain('fica tudo pago')
  })

  test('of a name that is none says nothing of it', () => {
    const { text } = chargeDue(sender, { ...due, name: 'https://golpe.example' })
    expect(text).not.toContain('golpe')
  })
})
