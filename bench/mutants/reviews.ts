import { feature, type Mutant } from './mutant.ts'

const photos = feature('reviews/review-photos.test.ts')
const queries = feature('reviews/review-photos.queries.ts')

/** A photo of a customer is public only with the atelier's approval, and only as long as she wants. */
export const reviewMutants: Mutant[] = [
  {
    name: 'a photo is not shown before its approval',
    file: queries,
    text: "eb('approvedAt', 'is not', null).and('state', '=', 'shown')",
    instead: "eb('state', '=', 'shown')",
    tests: [photos],
  },
  {
    name: 'the list names approved photos only',
    file: feature('reviews/reviews.queries.ts'),
    text: 'where review_id = reviews.id and approved_at is not null',
    instead: 'where review_id = reviews.id',
    tests: [photos],
  },
  {
    name: 'a photo belongs to a review of the account that uploads it',
    file: queries,
    text: ".where('id', '=', id).where('userId', '=', userId)",
    instead: ".where('id', '=', id).where('userId', '>=', Math.min(userId, 0))",
    tests: [photos],
  },
  {
    name: 'a photo goes with the account',
    file: feature('account/erasure.service.ts'),
    text: '...(await queries.takeReviewPhotos(tx, userId))',
    instead: '',
    tests: [feature('account/erasure.test.ts')],
  },
]
