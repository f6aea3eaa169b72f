import { home, type Person } from '../../people/person.ts'
import { type PlannedReview, review } from '../../people/reviews.ts'
import type { PlannedVisit } from '../../shop/agenda.ts'
import { line, order } from '../../shop/planned-order.ts'

export const logins = {
  admin: { email: 'admin@casaaurora.test', password: 'atelie-demo-2026', name: 'Lorena Vasques' },
  customer: { email: 'cliente@casaaurora.test', password: 'cliente-demo-2026' },
} as const

export const customers: readonly Person[] = [
  {
    key: 'cecilia',
    name: 'Cecília Drummond',
    email: logins.customer.email,
    phone: '(31) 90000-0101',
    address: home('Rua das Gameleiras', '55', 'Floresta', 'Belo Horizonte', 'MG', '31000-000'),
    registeredDaysAgo: 120,
  },
  {
    key: 'heloisa',
    name: 'Heloísa Brant',
    email: 'heloisa.brant@cliente.test',
    phone: '(31) 90000-0102',
    address: home('Rua do Ouro Velho', '310', 'Centro', 'Nova Lima', 'MG', '34000-000'),
    registeredDaysAgo: 96,
  },
  {
    key: 'ines',
    name: 'Inês Carvalhais',
    email: 'ines.carvalhais@cliente.test',
    phone: '(61) 90000-0103',
    address: home('Quadra das Paineiras', '12', 'Asa Norte', 'Brasília', 'DF', '70700-000'),
    registeredDaysAgo: 30,
  },
]

export const orders = [
  order('heloisa', 70, 'delivered', 'card', line('poente', '40', 'Marfim')),
  order('cecilia', 58, 'delivered', 'pix', line('lume', '38', 'Champagne')),
  order('cecilia', 9, 'in_production', 'card', line('vesper', '38', 'Branco')),
  order('ines', 2, 'confirmed', 'pix', line('serena', '42', 'Off-White')),
]

export const reviews: readonly PlannedReview[] = [
  review(
    'poente',
    'heloisa',
    21,
    5,
    'As mangas são tudo',
    'Casei numa igreja antiga e as mangas plissadas ficaram lindas na luz da porta. A saia anda junto com a gente.',
  ),
  review(
    'lume',
    'cecilia',
    12,
    5,
    'Leve de verdade',
    'Usei no civil e fui almoçar com ele. Não amassou nada na viagem e o caimento é impecável.',
  ),
]

const hour = 60

export const visits: readonly PlannedVisit[] = [
  { kind: 'visit', name: 'Tainara Lopes', workday: 1, at: 11 * hour, companions: 2, weddingInDays: 210 },
  { kind: 'video', name: 'Joana Queirós', workday: 2, at: 16 * hour, state: 'confirmed' },
  { kind: 'visit', name: 'Rosa Nakamura', workday: 4, at: 14 * hour, wish: 'Zênite', weddingInDays: 160 },
]
