// A year of orders, counted back from the day of seeding: every month of the report has sales, every order status and
// payment state occurs, and the newest two orders still hold stock.

import { atelierSales } from './atelier-sales.ts'
import { cancelledPlans } from './cancelled-plans.ts'
import { openOrders } from './open-orders.ts'
import { line, measuredLine, order, type PlannedOrder, sewn } from './planned-order.ts'

const minute = 1 / (24 * 60)

const otherOrders: readonly PlannedOrder[] = [
  order(
    'beatriz',
    356,
    'delivered',
    'card',
    line('acucena', 'P', 'Off-White'),
    line('veu-serenata', 'Único', 'Off-White'),
  ),
  order('camila', 343, 'delivered', 'card', line('lirio', 'M', 'Off-White')),
  order(
    'larissa',
    329,
    'delivered',
    'pix',
    line('madrinha-begonia', 'P', 'Rosé', 2),
    line('madrinha-begonia', 'G', 'Rosé'),
  ),
  order('marina', 312, 'delivered', 'card', line('madrinha-alecrim', 'M', 'Sálvia')),
  order('larissa', 304, 'delivered', 'card', line('orquidea', 'M', 'Marfim')),
  order(
    'juliana',
    291,
    'delivered',
    'card',
    line('verbena', 'G', 'Off-White'),
    line('tiara-ipe', 'Único', 'Dourado'),
  ),
  order('camila', 283, 'expired', 'pix', line('camelia', 'M', 'Branco')),
  order('fernanda', 268, 'delivered', 'card', line('camelia', 'M', 'Branco')),
  order('beatriz', 255, 'delivered', 'pix', line('sapato-valsa', '36', 'Marfim')),
  order('juliana', 247, 'delivered', 'card', line('daminha-margarida', '4', 'Branco', 2)),
  order('patricia', 238, 'delivered', 'card', line('gardenia', 'GG', 'Marfim')),
  order('renata', 226, 'refunded', 'card', line('bolero-brisa', 'P', 'Off-White')),
  order(
    'renata',
    219,
    'delivered',
    'card',
    line('jasmim', 'P', 'Branco'),
    line('tiara-ipe', 'Único', 'Dourado'),
  ),
  order(
    'fernanda',
    207,
    'delivered',
    'pix',
    line('madrinha-alecrim', 'P', 'Sálvia', 2),
    line('madrinha-alecrim', 'G', 'Sálvia', 2),
  ),
  order('marina', 196, 'delivered', 'card', line('violeta', 'M', 'Branco')),
  order(
    'aline',
    183,
    'delivered',
    'card',
    line('hortensia', 'M', 'Off-White'),
    line('veu-serenata', 'Único', 'Off-White'),
  ),
  order('patricia', 171, 'delivered', 'pix', line('sapato-valsa', '37', 'Off-White')),
  order('camila', 163, 'delivered', 'card', line('angelica', 'G', 'Champagne')),
  order('thais', 149, 'delivered', 'card', line('magnolia', 'P', 'Off-White')),
  order('renata', 141, 'delivered', 'card', line('madrinha-begonia', 'M', 'Champagne', 3)),
  order('larissa', 133, 'delivered', 'pix', line('daminha-margarida', '6', 'Off-White')),
  order('beatriz', 124, 'refunded', 'card', line('jasmim', 'M', 'Branco')),
  order('juliana', 117, 'delivered', 'card', line('jasmim', 'M', 'Branco')),
  order(
    'thais',
    108,
    'delivered',
    'card',
    line('veu-serenata', 'Único', 'Branco'),
    line('sapato-valsa', '35', 'Marfim'),
  ),
  order('fernanda', 99, 'expired', 'pix', line('dalia', 'M', 'Marfim')),
  order(
    'vanessa',
    94,
    'delivered',
    'card',
    line('dalia', 'P', 'Marfim'),
    line('tiara-ipe', 'Único', 'Dourado'),
  ),
  order('aline', 83, 'delivered', 'pix', line('madrinha-alecrim', 'M', 'Rosé', 2)),
  order('patricia', 76, 'delivered', 'card', line('violeta', 'G', 'Rosé')),
  order('camila', 68, 'delivered', 'card', line('bolero-brisa', 'M', 'Marfim')),
  {
    ...order('thais', 63, 'refunded', 'card', line('madrinha-alecrim', 'G', 'Rosé')),
    cancelReason: 'A madrinha não vai mais ao casamento; combinado por telefone.',
  },
  order('gabriela', 58, 'delivered', 'card', line('acucena', 'M', 'Off-White')),
  { ...order('aline', 52, 'expired', 'pix', line('veu-serenata', 'Único', 'Branco')), cancelReason: null },
  order('vanessa', 47, 'delivered', 'pix', line('madrinha-begonia', 'GG', 'Sálvia', 2)),
  {
    ...order('renata', 41, 'ready', 'card', line('camelia', 'P', 'Off-White')),
    pickupName: 'Sônia Teixeira',
  },
  {
    ...order(
      'marina',
      36,
      'ready',
      'card',
      sewn(measuredLine('acucena', 'M', 'Marfim'), 8, { [-5]: 9, [-4]: 33 }),
      line('veu-serenata', 'Único', 'Marfim'),
    ),
    measures: { personName: 'Marina', version: 2, sentDaysAgo: 33, lockedDaysAgo: 32 },
    shipment: { carrier: 'Correios', trackingCode: 'OY123456785BR', daysAgo: 2 },
    payments: { parts: 1, paid: 1, nextDueIn: 8 },
  },
  order('thais', 29, 'in_production', 'pix', line('daminha-margarida', '8', 'Branco')),
  order('fernanda', 8, 'expired', 'pix', line('tiara-ipe', 'Único', 'Dourado')),
  order('tatiana', 2, 'confirmed', 'card', line('sapato-valsa', '38', 'Marfim')),
  {
    ...order('marina', 1, 'confirmed', 'card', line('tiara-ipe', 'Único', 'Dourado')),
    claimedAfterDays: 0.5,
  },
  order('gabriela', 14 * minute, 'declined', 'card', line('veu-serenata', 'Único', 'Off-White')),
  order('renata', 6 * minute, 'awaiting', 'pix', line('madrinha-begonia', 'P', 'Rosé')),
]

/** The oldest first, so that their numbers follow their dates. */
export const plannedOrders: readonly PlannedOrder[] = [
  ...otherOrders,
  ...openOrders,
  ...cancelledPlans,
  ...atelierSales,
].toSorted((one, other) => other.daysAgo - one.daysAgo)
