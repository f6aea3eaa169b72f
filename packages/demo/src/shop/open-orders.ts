// What the atelier is sewing: fourteen items over all stages, one of them late, two at risk, two waiting for measures.
// Their hours fill the coming weeks as the page about capacity shows them: 50, 60, 45 and 20 hours, then two full weeks.

import { measuredLine, order, orderedLine, type PlannedOrder, sewn } from './planned-order.ts'

export const openOrders: readonly PlannedOrder[] = [
  {
    ...order(
      'amanda',
      45,
      'in_production',
      'card',
      sewn(orderedLine('orquidea', 'M', 'Marfim'), 7, { [-6]: 19, [-5]: 20, 0: 3 }, 1),
    ),
    promise: { slack: 6, weddingAfterDays: 20 },
  },
  {
    ...order(
      'bruna',
      43,
      'in_production',
      'card',
      sewn(orderedLine('acucena', 'G', 'Off-White'), 5, { [-6]: 12, [-5]: 20, 0: 10 }, 1),
    ),
    promise: {
      slack: -4,
      weddingAfterDays: 16,
      change: {
        daysAgo: 4,
        workingDays: 5,
        reason: 'A bordadeira ficou doente e a barra de renda começou uma semana depois.',
      },
    },
    adminNote: 'Ligar antes de sexta: ela ainda não respondeu sobre o novo prazo.',
  },
  {
    ...order(
      'sofia',
      37,
      'in_production',
      'pix',
      sewn(orderedLine('angelica', 'P', 'Champagne'), 4, { [-5]: 11, [-4]: 20, 0: 11 }, 1),
    ),
    promise: {
      slack: 4,
      weddingAfterDays: 32,
      change: {
        daysAgo: 9,
        workingDays: 4,
        reason: 'A renda francesa chegou do fornecedor quatro dias depois do combinado.',
        acceptedDaysAgo: 8,
      },
    },
  },
  {
    ...order(
      'natalia',
      181,
      'in_production',
      'card',
      sewn(orderedLine('acucena', 'P', 'Marfim'), 3, { [-3]: 8, [-2]: 7, 0: 13, 1: 14 }, 4),
    ),
    promise: { slack: 2, weddingAfterDays: 18 },
    beganDaysAgo: 22,
    payments: { parts: 6, paid: 5, nextDueIn: 2, received: { 4: 'cash' } },
  },
  {
    ...order(
      'larissa',
      22,
      'in_production',
      'card',
      sewn(orderedLine('lirio', 'G', 'Champagne'), 4, { [-3]: 5, [-2]: 8, 0: 9 }, 1),
    ),
    promise: { slack: 1, weddingAfterDays: 25 },
  },
  {
    ...order(
      'juliana',
      21,
      'confirmed',
      'card',
      sewn(measuredLine('acucena', 'G', 'Off-White'), 0, { 4: 34, 5: 8 }),
    ),
    measures: { lateDays: 6 },
    promise: { slack: 9, weddingAfterDays: 60 },
  },
  {
    ...order(
      'gabriela',
      16,
      'in_production',
      'card',
      sewn(orderedLine('orquidea', 'P', 'Off-White'), 2, { [-1]: 14, 1: 18, 2: 10 }, 1),
    ),
    promise: { slack: 5, weddingAfterDays: 33 },
    notes: 'O casamento é numa fazenda; se puder, barra dois dedos mais curta.',
    adminNote: 'Pediu os botões das costas forrados no mesmo tule.',
  },
  {
    ...order(
      'priscila',
      15,
      'in_production',
      'card',
      sewn(orderedLine('madrinha-begonia', 'M', 'Sálvia', 2), 4, { [-1]: 18, 0: 4 }),
    ),
    promise: { slack: 3, weddingAfterDays: 21 },
  },
  {
    ...order(
      'fernanda',
      73,
      'in_production',
      'pix',
      sewn(orderedLine('dalia', 'M', 'Marfim'), 1, { [-1]: 4, 1: 9, 2: 19, 3: 10 }, 2),
    ),
    promise: { slack: 6, weddingAfterDays: 40 },
    beganDaysAgo: 8,
    payments: { parts: 3, paid: 1, nextDueIn: -12 },
  },
  {
    ...order(
      'beatriz',
      11,
      'in_production',
      'card',
      sewn(orderedLine('verbena', 'M', 'Branco'), 1, { [-1]: 3, 1: 19 }, 2),
    ),
    promise: { slack: 7, weddingAfterDays: 45 },
  },
  {
    ...order(
      'carolina',
      6,
      'in_production',
      'card',
      sewn(orderedLine('hortensia', 'M', 'Off-White'), 0, { 2: 4, 4: 38 }),
    ),
    promise: { slack: 9, weddingAfterDays: 38 },
  },
  {
    ...order(
      'yasmin',
      5,
      'confirmed',
      'card',
      sewn(measuredLine('acucena', 'P', 'Off-White'), 0, { 5: 16, 7: 26 }),
    ),
    measures: { lateDays: 'none' },
    promise: { slack: 20, weddingAfterDays: 75 },
    payments: { parts: 1, paid: 0, nextDueIn: 25 },
  },
  {
    ...order(
      'aline',
      4,
      'confirmed',
      'pix',
      sewn(orderedLine('madrinha-alecrim', 'PP', 'Sálvia'), 0, { 2: 11 }),
      sewn(orderedLine('madrinha-alecrim', 'G', 'Sálvia'), 0, { 2: 1, 3: 10 }),
    ),
    promise: { slack: 16, weddingAfterDays: 28 },
  },
]
