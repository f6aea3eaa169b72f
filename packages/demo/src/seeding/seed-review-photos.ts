import type { Tx } from '@shop/api/db/connection'
import { photoSize, plannedPhotos } from '../people/review-fits.ts'
import { required } from './required.ts'
import type { SeededProducts } from './seed-catalogue.ts'
import type { SeededPeople } from './seed-people.ts'

export async function seedReviewPhotos(tx: Tx, products: SeededProducts, people: SeededPeople, now: Date) {
  for (const { slug, customer, approved } of plannedPhotos) {
    const review = await tx
      .selectFrom('reviews')
      .select(['id', 'createdAt'])
      .where('productId', '=', required(products, slug).id)
      .where('userId', '=', required(people.customers, customer).id)
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('reviewPhotos')
      .values({
        reviewId: review.id,
        storageKey: `demo-${slug}-${customer}.webp`,
        ...photoSize,
        createdAt: review.createdAt,
        approvedAt: approved ? now : null,
      })
      .execute()
  }
}
