// Phone numbers consist of zeros, and links and addresses end in .test, so that nothing leads to a real person.

import type { SizeRow } from '@shop/contract/size-finder'
import type { StoreProfile } from '@shop/contract/store'

export const profile: StoreProfile = {
  name: 'Casa Aurora',
  tagline: 'Alta-costura para noivas, de linhas limpas, feita em Belo Horizonte.',
  legalName: 'Casa Aurora Alta-Costura Ltda.',
  cnpj: '12.AUR.345/0001-03',
  address: {
    street: 'Rua do Horizonte',
    number: '840',
    complement: '2º andar',
    neighborhood: 'Serra',
    city: 'Belo Horizonte',
    state: 'MG',
    zipCode: '30000-000',
  },
  phone: '(31) 0000-0000',
  whatsapp: '5531900000000',
  email: 'ola@casaaurora.test',
  instagram: 'https://casaaurora.test/instagram',
  facebook: 'https://casaaurora.test/facebook',
  pinterest: 'https://casaaurora.test/pinterest',
  openingHours: [
    { from: 'tuesday', to: 'friday', opens: '10:00', closes: '19:00' },
    { from: 'saturday', to: 'saturday', opens: '10:00', closes: '16:00' },
    { from: 'sunday', to: 'monday', opens: null, closes: null },
  ],
}

export const deliveryStates = ['MG', 'SP', 'RJ', 'ES', 'DF', 'GO']

/** The numbers of a dressmaker instead of letters. */
export const sizeChart: readonly SizeRow[] = [
  { size: '36', bust: [82, 86], waist: [62, 66], hip: [88, 92] },
  { size: '38', bust: [86, 90], waist: [66, 70], hip: [92, 96] },
  { size: '40', bust: [90, 94], waist: [70, 74], hip: [96, 100] },
  { size: '42', bust: [94, 98], waist: [74, 78], hip: [100, 104] },
  { size: '44', bust: [98, 103], waist: [78, 83], hip: [104, 109] },
  { size: '46', bust: [103, 108], waist: [83, 88], hip: [109, 114] },
]

/** Tuesday to Friday from ten to seven, Saturday until four. */
const hour = 60
const SATURDAY = 6
export const roomHours = [2, 3, 4, 5, SATURDAY].flatMap((weekday) => [
  { weekday, opens: 10 * hour, closes: 13 * hour },
  { weekday, opens: 14 * hour, closes: (weekday === SATURDAY ? 16 : 19) * hour },
])
