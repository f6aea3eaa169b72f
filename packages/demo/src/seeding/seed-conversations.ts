import type { Tx } from '@shop/api/db/connection'
import { addDays, saoPauloDay } from '@shop/contract/calendar-days'
import { newsletterConsent } from '@shop/contract/newsletter-consent'
import { contactMessages, favorites, newsletterReaders, plannedTickets } from '../people/conversations.ts'
import { plannedFits } from '../people/review-fits.ts'
import { plannedReplies } from '../people/review-replies.ts'
import { hiddenReview, type PlannedReview } from '../people/reviews.ts'
import { required } from './required.ts'
import type { SeededProducts } from './seed-catalogue.ts'
import type { SeededPeople } from './seed-people.ts'

const hourMs = 60 * 60_000

const hoursBefore = (now: Date) => (hours: number) => new Date(now.getTime() - hours * hourMs)

/** Favourites and messages to the atelier. */
export async function seedConversations(tx: Tx, products: SeededProducts, people: SeededPeople, now: Date) {
  const ago = hoursBefore(now)
  await seedFavorites(tx, products, people, ago)
  await seedTickets(tx, people, now)
  await tx
    .insertInto('contactMessages')
    .values(contactMessages.map(({ hoursAgo, ...message }) => ({ ...message, createdAt: ago(hoursAgo) })))
    .execute()
  await tx
    .insertInto('newsletterSubscribers')
    .values(
      newsletterReaders.map((key) => {
        const { email, registeredDaysAgo } = required(people.customers, key).person
        const at = ago(registeredDaysAgo * 24)
        return {
          email,
          status: 'confirmed',
          consentText: newsletterConsent,
          consentedAt: at,
          confirmedAt: at,
          createdAt: at,
        } as const
      }),
    )
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute()
}

export async function seedReviews(
  tx: Tx,
  reviews: readonly PlannedReview[],
  products: SeededProducts,
  people: SeededPeople,
  now: Date,
) {
  const ago = hoursBefore(now)
  const oldestFirst = reviews.toSorted((a, b) => b.daysAgo - a.daysAgo)
  await tx
    .insertInto('reviews')
    .values(
      oldestFirst.map((review) => {
        const { slug, customer, daysAgo, rating, title, comment } = review
        const worn = plannedFits.find((one) => one.slug === slug && one.customer === customer)
        const reply = plannedReplies.find((one) => one.slug === slug && one.customer === customer)
        return {
          productId: required(products, slug).id,
          userId: required(people.customers, customer).id,
          rating,
          title,
          comment,
          wornSize: worn?.wornSize ?? null,
          heightCm: worn?.heightCm ?? null,
          heelMm: worn?.heelMm ?? null,
          fit: worn?.fit ?? null,
          reply: reply?.text ?? null,
          repliedAt: reply === undefined ? null : ago(reply.daysAgo * 24),
          ...(review === hiddenReview && { state: 'hidden' as const, hiddenReason: 'other_shop' as const }),
          createdAt: ago(daysAgo * 24),
          updatedAt: ago(daysAgo * 24),
          atelierNotifiedAt: ago(daysAgo * 24),
        }
      }),
    )
    .execute()
}

async function seedFavorites(
  tx: Tx,
  products: SeededProducts,
  people: SeededPeople,
  ago: (hours: number) => Date,
) {
  const rows = favorites.flatMap(({ customer, slugs }) =>
    slugs.map((slug, index) => ({
      userId: required(people.customers, customer).id,
      productId: required(products, slug).id,
      createdAt: ago(index + 1),
    })),
  )
  await tx.insertInto('favorites').values(rows).execute()
}

async function seedTickets(tx: Tx, people: SeededPeople, now: Date) {
  const today = saoPauloDay(now)
  const momentOf = ({ daysAgo, at }: { daysAgo: number; at: string }) =>
    new Date(`${addDays(today, -daysAgo)}T${at}:00-03:00`)
  for (const { customer, subject, status, messages } of plannedTickets) {
    const userId = required(people.customers, customer).id
    const moments = messages.map(momentOf)
    const [createdAt, updatedAt] = [moments.at(0), moments.at(-1)]
    if (createdAt === undefined || updatedAt === undefined) throw new Error(`'${subject}' has no message`)
    const { id } = await tx
      .insertInto('tickets')
      .values({
        userId,
        subject,
        status,
        createdAt,
        updatedAt,
        closedAt: status === 'closed' ? updatedAt : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const rows = messages.map((message) => ({
      ticketId: id,
      authorId: message.from === 'atelier' ? people.adminId : userId,
      fromAdmin: message.from === 'atelier',
      text: message.text,
      createdAt: momentOf(message),
    }))
    await tx.insertInto('ticketMessages').values(rows).execute()
  }
}
