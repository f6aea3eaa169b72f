// Sold in the atelier to customers without an account.

import { line, order, type PlannedOrder } from './planned-order.ts'

export const atelierSales: readonly PlannedOrder[] = [
  {
    ...order('celia', 40, 'delivered', 'card', line('veu-serenata', 'Único', 'Marfim')),
    sale: { received: 'card', services: [{ description: 'Ajuste da presilha do véu', cents: 60_00 }] },
  },
  {
    ...order('ivone', 3, 'confirmed', 'card'),
    sale: {
      received: 'cash',
      services: [{ description: 'Ajuste: barra e alças do vestido', cents: 280_00 }],
    },
    adminNote: 'Mãe da noiva. Busca na sexta, depois das 14h.',
  },
]
