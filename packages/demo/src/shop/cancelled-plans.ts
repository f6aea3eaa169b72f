// Orders with a plan that ended: one whose cloth was cut, and one whose first payments are too old for
// their bank to return.

import { order, orderedLine, type PlannedOrder, sewn } from './planned-order.ts'

export const cancelledPlans: readonly PlannedOrder[] = [
  {
    ...order('renata', 128, 'confirmed', 'pix', orderedLine('gardenia', 'P', 'Marfim')),
    payments: {
      ...{ parts: 2, paid: 2, nextDueIn: -37 },
      end: {
        ...{ daysAgo: 5, fault: 'atelier', retainedPercent: 0, returnedByHand: 'transfer' },
        reason: 'O cetim escolhido saiu de linha, e a cliente não quis outro.',
      },
    },
  },
  {
    ...order(
      'elisa',
      55,
      'in_production',
      'card',
      sewn(orderedLine('camelia', 'M', 'Branco'), 1, { [-6]: 3, [-3]: 12, [-2]: 7 }, 14),
    ),
    beganDaysAgo: 38,
    payments: {
      ...{ parts: 2, paid: 1, nextDueIn: 5 },
      end: {
        ...{ daysAgo: 12, fault: 'agreed', retainedPercent: 30 },
        reason: 'O casamento foi desmarcado.',
        retentionReason: 'Combinado por telefone: o sinal fica pelo tecido e pelo corte.',
      },
    },
  },
]
