import { formatBRL } from '@shop/contract/money'
import type { Order } from '@shop/contract/order'
import { expect, test } from 'vitest'
import { nextStepOf } from './next-step-of.ts'

const at = new Date('2026-11-10T12:00:00Z')
const order: Order = {
  id: 7,
  number: 10042,
  placedAt: at,
  status: 'confirmed',
  totalCents: 489_000,
  customer: { name: 'Rosana Lopes', email: 'rosana@exemplo.test', phone: null },
  shipping: {
    address: 'Rua Tupi, 88',
    complement: null,
    city: 'Campinas',
    state: 'SP',
    zipCode: '13073-000',
  },
  notes: null,
  paymentState: 'paid',
  paymentMethod: 'pix',
  refundedCents: 0,
  paidAt: at,
  holdExpiresAt: null,
  deliveryWindow: null,
  withdrawalRequestedAt: null,
  items: [],
}
const shipment = { id: 1, carrier: 'Loggi', trackingCode: 'A1', trackingUrl: null, shippedAt: at }
const measured: Order['items'][number] = {
  id: 1,
  productId: 1,
  cartId: '1-M-Branco',
  lineKey: '1',
  name: 'Lírio',
  size: 'Sob medida',
  color: 'Branco',
  quantity: 1,
  unitPriceCents: 1,
  imageUrl: null,
  offer: 'made_to_measure',
  measures: { dueOn: null, sent: null, missing: [], lockedAt: null, unlockReason: null },
}

test.each<[string, Partial<Order>, object | undefined]>([
  [
    'waits for the payment',
    { status: 'pending', paidAt: null, paymentState: 'awaiting' },
    { kind: 'payment' },
  ],
  ['has expired', { status: 'pending', paidAt: null, paymentState: 'expired' }, undefined],
  ['is paid', { status: 'pending' }, { kind: 'status', to: 'confirmed' }],
  ['is confirmed', {}, { kind: 'status', to: 'in_production' }],
  ['waits for measures', { items: [measured] }, { kind: 'measures' }],
  ['is in production', { status: 'in_production' }, { to: 'ready', label: 'Marcar como pronto' }],
  [
    'is made to be collected',
    { status: 'in_production', fulfilment: 'pickup' },
    { to: 'ready', label: 'Pronta para retirada' },
  ],
  ['is ready', { status: 'ready' }, { kind: 'ship', title: 'Enviar o pedido para Rosana' }],
  [
    'is ready to be collected',
    { status: 'ready', fulfilment: 'pickup', pickupName: 'Rute' },
    {
      to: 'delivered',
      label: 'Registrar a retirada',
      text: 'Rosana recebeu o endereço e o horário por e-mail. Quem vem buscar: Rute.',
    },
  ],
  [
    'is ready with a balance',
    { status: 'ready', paymentState: 'partly_paid', dueCents: 525_700 },
    { kind: 'payment', title: `Receber o que falta: ${formatBRL(525_700)}` },
  ],
  [
    'is ready to be collected with a balance',
    { status: 'ready', paymentState: 'partly_paid', dueCents: 100, fulfilment: 'pickup' },
    {
      kind: 'payment',
      text: 'Está pronto, e a retirada espera o saldo. Recebimentos mostra o que está em aberto.',
    },
  ],
  [
    'is on its way',
    { status: 'ready', shipments: [shipment] },
    { to: 'delivered', text: 'Enviado por Loggi em 10/11/2026, código A1.' },
  ],
  ['is delivered', { status: 'delivered' }, undefined],
  ['is refunded', { paymentState: 'refunded' }, undefined],
  ['is cancelled', { cancelledAt: at }, undefined],
  ['is withdrawn when ready', { status: 'ready', withdrawalRequestedAt: at }, undefined],
  ['has a doubtful payment', { status: 'ready', attention: 'dispute' }, { kind: 'attention' }],
])('an order that %s', (_state, values, step) => {
  const next = nextStepOf({ ...order, ...values })
  if (step === undefined) expect(next).toBeUndefined()
  else expect(next).toMatchObject(step)
})
