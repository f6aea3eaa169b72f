/** What the samples of emails are about: one order in parts, its customer and her fitting, as in the demo. */
import type { Order } from '@shop/contract/order'
import type { OrderCharge } from '@shop/contract/order-charge'
import type { EmailedAppointment } from '../appointment-blocks.ts'
import type { Email, Sender } from '../layout.ts'

export interface Sample {
  /** When it is sent, in the words of the admin area. */
  when: string
  to: 'customer' | 'atelier'
  write(sender: Sender): Email
}

export type Samples = Readonly<Record<string, Sample>>

export const name = 'Letícia Andrade'
export const email = 'leticia@exemplo.com.br'
export const number = 10_081
export const person = { name, number }
export const productName = 'Açucena'
export const paidAt = new Date('2026-11-16T17:00:00Z')
export const pix = {
  code: '00020126580014br.gov.bcb.pix0136exemplo-de-codigo-que-nao-pode-ser-pago520400005303986',
  expiresAt: new Date('2026-11-16T17:30:00Z'),
}

const open = {
  ...{ description: null, paidAt: null, paymentMethod: null, receivedWay: null },
  ...{ refundedCents: 0, cancelledAt: null },
}
const charges: readonly OrderCharge[] = [
  {
    ...{ ...open, id: 1, kind: 'deposit', amountCents: 2_253_00, dueOn: '2026-11-16' },
    ...{ paidAt, paymentMethod: 'pix' },
  },
  { ...open, id: 2, kind: 'part', amountCents: 2_628_50, dueOn: '2026-12-16' },
  { ...open, id: 3, kind: 'part', amountCents: 2_628_50, dueOn: '2027-01-16' },
]

export const order: Order = {
  ...{ id: 81, number, placedAt: paidAt, status: 'confirmed', notes: null, totalCents: 7_510_00 },
  ...{ refundedCents: 0, paymentState: 'paid', paymentMethod: 'pix', paidAt, holdExpiresAt: null },
  ...{ withdrawalRequestedAt: null, weddingOn: '2027-03-20' },
  customer: { name, email, phone: '(11) 90000-0000' },
  shipping: {
    ...{ address: 'Alameda Lorena, 1304', street: 'Alameda Lorena', number: '1304', complement: null },
    ...{ neighborhood: 'Jardim Paulista', city: 'São Paulo', state: 'SP', zipCode: '01424-001' },
  },
  deliveryWindow: { from: '2026-12-24', to: '2027-01-07' },
  items: [
    {
      ...{ id: 1, productId: 1, cartId: '1', lineKey: '1', name: productName, size: 'Sob medida' },
      ...{ color: 'Off-White', quantity: 1, unitPriceCents: 7_510_00, imageUrl: null },
      offer: 'made_to_measure',
      baseSize: 'M',
      measures: { dueOn: '2026-12-01', sent: null, missing: [], lockedAt: null, unlockReason: null },
    },
  ],
}

export const planOrder: Order = {
  ...{ ...order, paymentState: 'partly_paid', charges: [...charges] },
  ...{ paidCents: 2_253_00, dueCents: 5_257_00 },
}

export const shownCharges = [
  { label: 'Parcela 1 de 2', amountCents: 2_628_50, dueOn: '2026-12-16' },
  { label: 'Parcela 2 de 2', amountCents: 2_628_50, dueOn: '2027-01-16' },
]

export const fitting: EmailedAppointment = {
  ...{ name, kind: 'fitting', typeName: 'Prova', fittingName: '1ª prova', productName, companions: 2 },
  ...{ orderNumber: number, startsAt: new Date('2026-12-09T17:00:00Z'), roomName: 'Sala de provas' },
  ...{ videoUrl: null, changeableUntil: new Date('2026-12-08T17:00:00Z') },
}
export const record = { ...person, fitting: '1ª prova', productName, day: '2026-12-09' }
