import { contactMessage } from '../contact-message.ts'
import { disputeOpened } from '../dispute-notice.ts'
import { measuresLate } from '../measures-late.ts'
import { paidOrderNotice } from '../paid-order-notice.ts'
import { reviewNotice } from '../review-notice.ts'
import { ticketQuestion } from '../ticket-question.ts'
import { withdrawalNotice } from '../withdrawal-notice.ts'
import { email, name, number, order, person, productName, type Samples } from './sample-facts.ts'

export const atelierSamples: Samples = {
  'paid-order-notice': {
    when: 'Um pedido foi pago',
    to: 'atelier',
    write: (sender) => paidOrderNotice(sender, order),
  },
  'measures-late': {
    when: 'As medidas de um pedido atrasaram',
    to: 'atelier',
    write: (sender) => measuresLate(sender, { ...person, dueOn: '2026-12-01' }),
  },
  'contact-message': {
    when: 'Alguém escreveu pelo site',
    to: 'atelier',
    write: (sender) =>
      contactMessage(sender, {
        ...{ name, email, phone: '(11) 90000-0000', subject: 'Vestido sob medida' },
        message: 'Olá! Caso em março.\nAinda dá tempo para a Açucena?',
      }),
  },
  'ticket-question': {
    when: 'Uma cliente escreveu numa conversa',
    to: 'atelier',
    write: (sender) =>
      ticketQuestion(sender, {
        ...{ ticketId: 12, subject: 'Barra do vestido', name },
        messages: [{ text: 'A barra pode subir um centímetro?', files: 1 }],
        link: new URL('/admin/suporte', sender.publicUrl).href,
      }),
  },
  'review-notice': {
    when: 'Uma avaliação chegou',
    to: 'atelier',
    write: (sender) =>
      reviewNotice(sender, [
        { productName, rating: 5, title: 'Um sonho', comment: 'Chorei na última prova.', state: 'pending' },
      ]),
  },
  'withdrawal-notice': {
    when: 'Uma cliente desistiu da compra',
    to: 'atelier',
    write: (sender) =>
      withdrawalNotice(sender, {
        ...{ name, number, totalCents: order.totalCents, status: 'confirmed', byAgreement: false },
        reason: 'Mudamos a data do casamento.',
      }),
  },
  'dispute-notice': {
    when: 'Uma compra foi contestada no banco',
    to: 'atelier',
    write: (sender) =>
      disputeOpened(sender, { number, amountCents: 7_510_00, dueBy: new Date('2026-12-01T20:00:00Z') }),
  },
}
