import { join } from 'node:path'
import { demoFacts } from '../catalogue/facts.ts'
import { demoProducts } from '../catalogue/products.ts'
import { categories, categoryTexts } from '../categories.ts'
import { customers, logins, walkIns } from '../people/people.ts'
import { hiddenReview, plannedReviews } from '../people/reviews.ts'
import { pictures } from '../pictures.gen.ts'
import { plannedVisits, roomHours } from '../shop/agenda.ts'
import { plannedCoupons } from '../shop/coupons.ts'
import { plannedOrders } from '../shop/planned-orders.ts'
import { complements, selection, synonyms } from '../shop/search-lists.ts'
import { sizeChart } from '../shop/size-chart.ts'
import { storeProfile } from '../shop/store-profile.ts'
import type { Atelier } from './atelier.ts'

/** With the texts and the look of the code. */
export const alvaDeMaio: Atelier = {
  id: 'alva-de-maio',
  profile: storeProfile,
  sizeChart,
  collections: categories.map((name) => ({ name, text: categoryTexts[name] })),
  products: demoProducts,
  facts: demoFacts,
  pictures,
  picturesFolder: join(import.meta.dirname, '../../pictures'),
  selection,
  complements,
  synonyms,
  coupons: plannedCoupons,
  rooms: { names: ['Sala do espelho', 'Sala da janela'], hours: roomHours },
  logins,
  customers,
  walkIns: [...walkIns.values()],
  orders: plannedOrders,
  reviews: [...plannedReviews, hiddenReview],
  visits: plannedVisits,
  withYear: true,
}
