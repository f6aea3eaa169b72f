import { deliveryCorrected } from '../delivery-corrected.ts'
import { fittingReached } from '../fitting-reached.ts'
import { measureNews } from '../measure-news.ts'
import { measuresReminder } from '../measures-reminder.ts'
import { orderLinkEmail } from '../order-link.ts'
import { orderProgress } from '../order-progress.ts'
import { orderShipped } from '../order-shipped.ts'
import { photoShared } from '../photo-shared.ts'
import { promiseChanged } from '../promise-changed.ts'
import { order, person, type Samples } from './sample-facts.ts'

export const orderSamples: Samples = {
  'order-progress': {
    when: 'O pedido entrou em produção',
    to: 'customer',
    write: (sender) => orderProgress(sender, { order, status: 'in_production' }),
  },
  'measures-reminder': {
    when: 'Faltam as medidas',
    to: 'customer',
    write: (sender) => measuresReminder(sender, { ...person, dueOn: '2026-12-01', isLate: false }),
  },
  'measure-news': {
    when: 'As medidas foram conferidas',
    to: 'customer',
    write: (sender) => measureNews(sender, { ...person, news: 'locked' }),
  },
  'photo-shared': {
    when: 'O ateliê mostrou uma foto',
    to: 'customer',
    write: (sender) => photoShared(sender, person),
  },
  'fitting-reached': {
    when: 'A peça chegou à prova',
    to: 'customer',
    write: (sender) => fittingReached(sender, { ...person, stage: '1ª prova' }),
  },
  'promise-changed': {
    when: 'O prazo mudou',
    to: 'customer',
    write: (sender) =>
      promiseChanged(sender, {
        ...person,
        window: { from: '2027-01-04', to: '2027-01-18' },
        reason: 'A renda chegou uma semana mais tarde.',
      }),
  },
  'order-shipped': {
    when: 'O pedido foi enviado',
    to: 'customer',
    write: (sender) =>
      orderShipped(sender, {
        ...{ order, isCorrection: false },
        shipment: {
          ...{ id: 1, carrier: 'Correios', trackingCode: 'AA123456785BR', shippedAt: new Date('2026-12-22') },
          trackingUrl: 'https://rastreamento.correios.com.br/app/index.php?objetos=AA123456785BR',
        },
      }),
  },
  'delivery-corrected': {
    when: 'O ateliê corrigiu o endereço',
    to: 'customer',
    write: (sender) => deliveryCorrected(sender, person),
  },
  'order-link': {
    when: 'A cliente pediu o link do pedido',
    to: 'customer',
    write: (sender) => orderLinkEmail(sender, { ...person, kind: 'read' }),
  },
}
