import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Tx } from '@shop/api/db/connection'
import { photoSize, plannedPhotos } from '../people/review-fits.ts'
import { required } from './required.ts'
import type { SeededProducts } from './seed-catalogue.ts'
import type { SeededPeople } from './seed-people.ts'

const photosDir = join(import.meta.dirname, '../../review-photos')

/** Into the private part of the file store: the API hands out approved ones only. */
export async function copyReviewPhotos(uploadsDir: string): Promise<void> {
  const target = join(uploadsDir, 'private')
  await mkdir(target, { recursive: true })
  for (const name of await readdir(photosDir)) await copyFile(join(photosDir, name), join(target, name))
}

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
