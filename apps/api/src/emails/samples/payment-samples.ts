import { plainCancellationText } from '@shop/contract/cancellation-text'
import { type PlannedCharge, planText } from '@shop/contract/payment-plan'
import { chargeDue } from '../charge-due.ts'
import { chargePaid } from '../charge-paid.ts'
import { chargePixWaiting } from '../charge-pix-waiting.ts'
import { chargesChanged } from '../charges-changed.ts'
import { checkoutReminder } from '../checkout-reminder.ts'
import { extraProposed } from '../extra-proposed.ts'
import { orderCancelled } from '../order-cancelled.ts'
import { orderConfirmed } from '../order-confirmed.ts'
import { orderRefunded } from '../order-refunded.ts'
import { orderWithoutStock } from '../order-without-stock.ts'
import { pixExpired } from '../pix-expired.ts'
import { pixWaiting } from '../pix-waiting.ts'
import { withdrawalReceived } from '../withdrawal-received.ts'
import { order, paidAt, person, pix, planOrder, type Samples, shownCharges } from './sample-facts.ts'

const agreedCharges: PlannedCharge[] = [
  { kind: 'deposit', amountCents: 2_253_00, dueOn: '2026-11-16' },
  ...shownCharges.map(({ amountCents, dueOn }) => ({ kind: 'part' as const, amountCents, dueOn })),
]
const part = { ...person, label: 'Parcela 1 de 2', amountCents: 2_628_50, totalCents: 7_510_00 }

export const paymentSamples: Samples = {
  'order-confirmed': {
    when: 'O primeiro pagamento chegou',
    to: 'customer',
    write: (sender) =>
      orderConfirmed(sender, {
        ...{ order: planOrder, paidWith: 'Pix', hasFittings: true },
        agreed: planText(agreedCharges, plainCancellationText),
      }),
  },
  'pix-waiting': {
    when: 'Um código Pix espera o pagamento',
    to: 'customer',
    write: (sender) => pixWaiting(sender, { order: { ...order, paymentState: 'awaiting' }, pix }),
  },
  'checkout-reminder': {
    when: 'Uma compra ficou sem o pagamento, e ela pediu para ser lembrada',
    to: 'customer',
    write: (sender) =>
      checkoutReminder(sender, { order, cancelLink: new URL('/lembrete/cancelar', sender.publicUrl).href }),
  },
  'pix-expired': {
    when: 'O código Pix venceu',
    to: 'customer',
    write: (sender) => pixExpired(sender, order),
  },
  'charge-due': {
    when: 'Uma parcela vence em cinco dias',
    to: 'customer',
    write: (sender) =>
      chargeDue(sender, {
        ...{ ...part, dueOn: '2026-12-16', today: '2026-12-11', onTimeUntil: '2026-12-16' },
        ...{ paidCents: 2_253_00, isLast: false },
      }),
  },
  'charge-pix-waiting': {
    when: 'O código Pix de uma parcela',
    to: 'customer',
    write: (sender) => chargePixWaiting(sender, { order: planOrder, chargeId: 2, pix }),
  },
  'charge-paid': {
    when: 'Uma parcela foi paga',
    to: 'customer',
    write: (sender) =>
      chargePaid(sender, {
        ...{ ...part, paidWith: 'Pix', paidOn: '2026-12-15', paidCents: 4_881_50 },
        open: shownCharges.slice(1),
      }),
  },
  'charges-changed': {
    when: 'O ateliê mudou as parcelas',
    to: 'customer',
    write: (sender) =>
      chargesChanged(sender, {
        ...{ ...person, before: shownCharges, reason: 'Como combinamos na prova.' },
        after: shownCharges.map((charge) => ({ ...charge, dueOn: charge.dueOn.replace('-16', '-28') })),
      }),
  },
  'extra-proposed': {
    when: 'O ateliê propõe um acréscimo',
    to: 'customer',
    write: (sender) =>
      extraProposed(sender, {
        ...{ ...person, description: 'Renda nas mangas', amountCents: 480_00, dueOn: '2027-01-16' },
      }),
  },
  'order-refunded': {
    when: 'O reembolso foi feito',
    to: 'customer',
    write: (sender) => orderRefunded(sender, { order, amountCents: 7_510_00 }),
  },
  'order-cancelled': {
    when: 'A encomenda foi cancelada',
    to: 'customer',
    write: (sender) =>
      orderCancelled(sender, order, {
        refundCents: 1_577_10,
        whoFailed: 'customer',
        sums: {
          ...{ paidCents: 2_253_00, returnedBeforeCents: 0, retainedCents: 675_90, agreement: undefined },
          paid: [{ label: 'Sinal', paidAt, amountCents: 2_253_00, method: 'pix', receivedWay: null }],
          returns: [{ label: 'Sinal', amountCents: 1_577_10, method: 'pix' }],
        },
      }),
  },
  'order-without-stock': {
    when: 'O pagamento chegou tarde para a peça',
    to: 'customer',
    write: (sender) => orderWithoutStock(sender, order),
  },
  'withdrawal-received': {
    when: 'A cliente desistiu da compra',
    to: 'customer',
    write: (sender) => withdrawalReceived(sender, { ...person, status: 'confirmed', byAgreement: false }),
  },
}
