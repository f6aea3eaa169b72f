import type { OrderStatus } from '@shop/contract/labels'
import type { Order } from '@shop/contract/order'
import { describe, expect, test } from 'vitest'
import { unnamedStore } from '../features/store/unnamed-store.ts'
import { withoutBrand } from '../testing/email-brand.ts'
import { orderCancelled } from './order-cancelled.ts'
import { orderConfirmed } from './order-confirmed.ts'
import { orderProgress } from './order-progress.ts'
import { orderRefunded } from './order-refunded.ts'
import { orderShipped } from './order-shipped.ts'
import { orderWithoutStock } from './order-without-stock.ts'
import { paidOrderNotice } from './paid-order-notice.ts'
import { withdrawalReceived } from './withdrawal-received.ts'

const sender = { profile: { ...unnamedStore, name: 'Flor & <Lis>' }, publicUrl: 'https://loja.example' }
const order: Order = {
  id: 7,
  number: 1042,
  placedAt: new Date('2026-11-15T12:00:00Z'),
  status: 'confirmed',
  totalCents: 1_027_000,
  customer: { name: 'Marina Duarte', email: 'marina@exemplo.test', phone: null },
  shipping: {
    address: 'Rua das Laranjeiras, 45',
    complement: 'Apto. 62',
    city: 'São Paulo',
    state: 'SP',
    zipCode: '01310-100',
  },
  notes: null,
  paymentState: 'paid',
  paymentMethod: 'card',
  refundedCents: 0,
  paidAt: new Date('2026-11-15T12:05:00Z'),
  holdExpiresAt: null,
  deliveryWindow: { from: '2026-12-07', to: '2026-12-29' },
  withdrawalRequestedAt: null,
  items: [
    {
      id: 1,
      productId: 3,
      cartId: '3-M-Off-White',
      lineKey: '[3,"M","Off-White"]',
      name: 'Açucena <b>',
      size: 'M',
      color: 'Off-White',
      quantity: 1,
      unitPriceCents: 689_000,
      imageUrl: '/media/front.webp',
    },
    {
      id: 2,
      productId: 4,
      cartId: '4-G-Rosé',
      lineKey: '[4,"G","Rosé"]',
      name: 'Begônia',
      size: 'G',
      color: 'Rosé',
      quantity: 2,
      unitPriceCents: 169_000,
      imageUrl: null,
    },
  ],
}
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('the email of a confirmed order', () => {
  const email = orderConfirmed(sender, { order, paidWith: 'Visa final 4242' })

  test.each([
    'Obrigada, Marina',
    '7 a 29 de dezembro de 2026',
    'M · Off-White · Qtd. 1',
    'R$ 6.890,00',
    'R$ 3.380,00',
    'R$ 10.270,00',
    'Frete Grátis',
    'Rua das Laranjeiras, 45, Apto. 62',
    'São Paulo, SP · 01310-100',
    'Visa final 4242',
    'https://loja.example/conta#pedido-1042',
    'O que acontece agora',
    'A conferência, nos próximos dias',
  ])('says %j in HTML and in text', (phrase) => {
    expect(plain(email.html)).toContain(phrase)
    expect(plain(email.text)).toContain(phrase)
  })

  test('names the order and the shop in its subject', () => {
    expect(email.subject).toBe('Pedido nº 1042 confirmado - Flor & <Lis>')
  })

  test('shows pictures of the shop as decoration, and escapes all markup', () => {
    expect(withoutBrand(email.html).match(/<img/g)).toHaveLength(1)
    expect(email.html).toContain('src="https://loja.example/media/front.webp"')
    expect(email.html).toContain('alt=""')
    expect(email.html).toContain('Açucena &lt;b&gt;')
    expect(email.html).not.toMatch(/<script|<Lis>|Açucena <b>/)
  })
})

test.each([
  ['card', 'fatura do cartão'],
  ['pix', 'conta de onde saiu o Pix'],
] as const)(
  'the email about a refund of a payment by %s says where the money appears',
  (paymentMethod, phrase) => {
    const { text, subject } = orderRefunded(sender, {
      order: { ...order, paymentMethod },
      amountCents: 12_000,
    })
    expect(subject).toContain('Reembolso do pedido nº 1042')
    expect(plain(text)).toContain('Devolvemos R$ 120,00')
    expect(text).toContain(phrase)
  },
)

test('a customer who paid too late is informed that everything is refunded', () => {
  const { text } = orderWithoutStock(sender, order)
  expect(plain(text)).toContain('devolução de R$ 10.270,00')
  expect(text).toContain('https://loja.example/colecoes')
})

test('the email about a cancellation says what is refunded, and never the atelier’s reason', () => {
  const cancelled = { ...order, cancelledAt: new Date(), cancelReason: 'Sem tecido' }
  const textOf = (of: Order, facts: Parameters<typeof orderCancelled>[2]) =>
    plain(orderCancelled(sender, of, facts).text)
  const whole = textOf(cancelled, { refundCents: 1_027_000 })
  expect(whole).toContain('Seu pedido nº 1042 foi cancelado pelo ateliê.')
  expect(whole).toContain('Devolvemos R$ 10.270,00, o valor inteiro, pelo mesmo meio de pagamento.')
  expect(whole).not.toContain('Sem tecido')
  const part = textOf(cancelled, { refundCents: 27_000 })
  expect(part).toContain('Devolvemos R$ 270,00 dos R$ 10.270,00 do pedido')
  const byHand = textOf({ ...cancelled, paymentMethod: null }, { refundCents: 27_000 })
  expect(byHand).toContain('do modo combinado com o ateliê')
  const unpaid = textOf({ ...cancelled, paidAt: null }, { byCustomer: true })
  expect(unpaid).toContain('foi cancelado, como você pediu.')
  expect(unpaid).toContain('Nada foi cobrado.')
})

test('an order email invites to reply only where the reply reaches the atelier', () => {
  const named = { ...sender, profile: { ...sender.profile, email: 'ola@flordelis.example' } }
  for (const write of [
    (from: typeof sender) => orderConfirmed(from, { order, paidWith: 'Pix' }),
    (from: typeof sender) => orderProgress(from, { order, status: 'ready' }),
    (from: typeof sender) => orderRefunded(from, { order, amountCents: 100 }),
    (from: typeof sender) => orderWithoutStock(from, order),
    (from: typeof sender) => orderCancelled(from, order, {}),
    (from: typeof sender) =>
      withdrawalReceived(from, { name: 'Marina', number: 1042, status: 'delivered', byAgreement: false }),
  ]) {
    const reachable = write(named)
    expect(reachable.replyTo).toBe('ola@flordelis.example')
    expect(reachable.text).toContain('Responda este e-mail. Retornamos em até 24 horas.')
    const nameless = write(sender)
    expect(nameless.replyTo).toBeUndefined()
    expect(nameless.text).not.toContain('Responda este e-mail')
    expect(nameless.text).toContain('https://loja.example/contato')
  }
})

test('the notice of a sale has what to sew and by when, and of the customer only first name and city', () => {
  const { subject, text, html, replyTo } = paidOrderNotice(sender, order)
  expect(plain(subject)).toBe('Nova venda: pedido nº 1042, R$ 10.270,00')
  for (const part of [
    '1 × Açucena <b> · M · Off-White',
    '2 × Begônia · G · Rosé',
    'Cliente: Marina, São Paulo',
    'Pronto até: 07/12/2026',
    'Entrega prometida: 7 a 29 de dezembro de 2026',
    'https://loja.example/admin/pedidos/1042',
  ])
    expect(text).toContain(part)
  expect(html).toContain('Açucena &lt;b&gt;')
  expect(replyTo).toBeUndefined()
  for (const part of ['Duarte', 'marina@', 'Laranjeiras', 'Apto', '01310'])
    for (const body of [text, html, subject]) expect(body).not.toContain(part)
})

test('a customer who withdraws before the order was sent is not asked to keep or return anything', () => {
  const written = (status: OrderStatus) =>
    withdrawalReceived(sender, { name: 'Marina', number: 1042, status, byAgreement: false }).text
  for (const status of ['confirmed', 'in_production'] as const) {
    expect(written(status)).toContain('não há nada para devolver')
    expect(written(status)).not.toMatch(/Guarde as peças|7 dias/)
    expect(written(status)).toContain('devolvido por inteiro')
  }
  // It may have been shipped already.
  for (const status of ['ready', 'delivered'] as const) {
    expect(written(status)).toContain('Guarde as peças sem uso')
    expect(written(status)).toContain('combinar a devolução')
  }
})

describe('an order that is collected at the atelier', () => {
  const openingHours = [{ from: 'monday', to: 'friday', opens: '09:00', closes: '18:00' } as const]
  const atelier = { ...sender, profile: { ...sender.profile, openingHours } }
  const street = { street: 'Rua das Acácias', number: '120', neighborhood: 'Jardim Paulista' }
  const shipping = {
    ...order.shipping,
    ...street,
    address: 'Rua das Acácias, 120 · Jardim Paulista',
    complement: 'Sala 2',
  }
  const pickup: Order = { ...order, shipping, fulfilment: 'pickup', pickupName: 'Beatriz Lima' }

  test('is confirmed with the address, the opening hours and who comes, and promises no delivery', () => {
    const { text, html } = orderConfirmed(atelier, { order: pickup, paidWith: 'Pix' })
    for (const part of [
      'Previsão de retirada',
      'Retirada no ateliê',
      'Rua das Acácias, 120, Sala 2 · Jardim Paulista',
      'Segunda a sexta, 9h às 18h',
      'Quem vem buscar: Beatriz Lima',
    ])
      for (const body of [text, html]) expect(body).toContain(part)
    expect(text).not.toContain('Previsão de entrega')
  })

  test('is announced as ready with where and when to come, and later as collected', () => {
    const ready = orderProgress(atelier, { order: pickup, status: 'ready' }).text
    expect(ready).toContain('espera por você no ateliê')
    expect(ready).toContain('Segunda a sexta, 9h às 18h')
    expect(ready).not.toContain('segue para a entrega')
    const collected = orderProgress(atelier, { order: pickup, status: 'delivered' }).text
    expect(collected).toContain('foi retirado no ateliê')
    expect(collected).not.toContain('foi entregue')
  })

  test('is a sale without the city of the customer, which is the atelier’s own', () => {
    const { text } = paidOrderNotice(atelier, pickup)
    expect(text).toContain('Cliente: Marina\n')
    expect(text).toContain('Entrega: Retirada no ateliê')
    expect(text).toContain('Retirada prometida: 7 a 29 de dezembro de 2026')
  })
})

const parcel = {
  id: 1,
  carrier: 'Transportes <Aurora>',
  trackingCode: null,
  trackingUrl: 'https://aurora.example/?a=1&b=2',
  shippedAt: new Date('2026-12-01T12:00:00Z'),
}

test('a parcel is announced with its carrier and link, and says so when they were corrected', () => {
  const sent = orderShipped(sender, { order, shipment: parcel, isCorrection: false })
  expect(sent.subject).toBe('Pedido nº 1042 enviado - Flor & <Lis>')
  expect(sent.html).toContain('Transportes &lt;Aurora&gt;')
  expect(sent.text).toContain('https://aurora.example/?a=1&b=2')
  expect(sent.text).not.toContain('Código de rastreio')
  const corrected = orderShipped(sender, { order, shipment: parcel, isCorrection: true })
  expect(corrected.subject).toBe('Rastreio corrigido: pedido nº 1042 - Flor & <Lis>')
  const unknown = orderShipped(sender, {
    order,
    shipment: { ...parcel, trackingUrl: null },
    isCorrection: true,
  })
  expect(unknown.text).not.toContain('Acompanhar a entrega')
})

test('no email about an order contains the CPF, not even masked', () => {
  const withCpf = { ...order, customer: { ...order.customer, cpf: '•••.982.247-••' } }
  for (const { text, html } of [
    orderConfirmed(sender, { order: withCpf, paidWith: 'Pix' }),
    orderProgress(sender, { order: withCpf, status: 'ready' }),
    orderShipped(sender, { order: withCpf, shipment: parcel, isCorrection: false }),
    paidOrderNotice(sender, withCpf),
    orderWithoutStock(sender, withCpf),
  ])
    for (const body of [text, html]) expect(body).not.toMatch(/982\.247|CPF/)
})
