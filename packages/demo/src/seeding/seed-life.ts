import type { Tx } from '@shop/api/db/connection'
import type { Atelier } from '../ateliers/atelier.ts'
import type { SeededProducts } from './seed-catalogue.ts'
import { seedConversations, seedReviews } from './seed-conversations.ts'
import { seedMeasurements } from './seed-measurements.ts'
import { seedOrders } from './seed-orders.ts'
import { type SeededPeople, seedPeople } from './seed-people.ts'
import { type SeededStages, seedUnusualWeeks } from './seed-plans.ts'
import { seedReviewPhotos } from './seed-review-photos.ts'
import { seedSharedList } from './seed-shared-list.ts'
import { seedStockNotices } from './seed-stock-notices.ts'

interface Life {
  products: SeededProducts
  stageIds: SeededStages
  openedAt: Date
  now: Date
}

/** The people of a shop, what they ordered and what they wrote. */
export async function seedLife(
  tx: Tx,
  atelier: Atelier,
  { products, stageIds, openedAt, now }: Life,
): Promise<SeededPeople> {
  if (atelier.withYear) await seedUnusualWeeks(tx, now)
  const people = await seedPeople(tx, atelier, now, openedAt)
  const measurementSheets = atelier.withYear ? await seedMeasurements(tx, people, now) : new Map()
  await seedOrders(tx, atelier, products, people, measurementSheets, stageIds, now)
  await seedReviews(tx, atelier.reviews, products, people, now)
  if (!atelier.withYear) return people
  await seedConversations(tx, products, people, now)
  await seedSharedList(tx, products, people, now)
  await seedStockNotices(tx, products, people, now)
  await seedReviewPhotos(tx, products, people, now)
  return people
}
