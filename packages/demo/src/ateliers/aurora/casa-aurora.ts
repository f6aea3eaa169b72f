import { join } from 'node:path'
import type { Atelier } from '../atelier.ts'
import { about } from './about.ts'
import { collections } from './collections.ts'
import { facts } from './facts.ts'
import { faq } from './faq.ts'
import { home } from './home.ts'
import { customers, logins, orders, reviews, visits } from './people.ts'
import { pictures } from './pictures.gen.ts'
import { policies } from './policies.ts'
import { complements, products, selection } from './products.ts'
import { deliveryStates, profile, roomHours, sizeChart } from './profile.ts'

/** A second shop with the same code: nothing of the first one is in it. */
export const casaAurora: Atelier = {
  id: 'aurora',
  profile,
  deliveryStates,
  sizeChart,
  collections,
  products,
  facts,
  pictures,
  picturesFolder: join(import.meta.dirname, '../../../aurora-pictures'),
  selection,
  complements,
  synonyms: [
    { term: 'princesa', meanings: ['baile'], sizes: [], note: null },
    { term: 'minimalista', meanings: ['reto'], sizes: [], note: null },
  ],
  coupons: [
    { code: 'HORIZONTE10', percent: 10, minTotalCents: 300_000, maxUses: 50, days: { from: -5, to: 60 } },
  ],
  rooms: { names: ['Sala da tarde', 'Sala do sobrado'], hours: roomHours },
  site: {
    home,
    about,
    faq,
    policies,
    theme: {
      palette: 'crepusculo',
      accent: null,
      fonts: 'tenor-jost',
      corners: 'straight',
      logoFile: new URL('./logo.svg', import.meta.url),
      symbolFile: new URL('./symbol.svg', import.meta.url),
    },
    pictures: Object.keys(pictures),
  },
  logins,
  customers,
  walkIns: [],
  orders,
  reviews,
  visits,
  withYear: false,
}
