import { type HiddenReason, type ReviewState, reviewModeration } from '@shop/contract/review-moderation'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { listPage } from '~/lib/list-page.ts'
import { queryClient } from '~/lib/query-client.ts'

const PAGE_SIZE = 10
export const reviewsKey = (token: string) => ['admin-reviews', token]

export interface ReviewList {
  search: string
  state: ReviewState | undefined
  /** Only those whose photo waits for approval. */
  photoWaiting: boolean
}

export function useReviews(
  token: string,
  { search, state, photoWaiting }: ReviewList,
  cursor: string | undefined,
) {
  const query = {
    limit: PAGE_SIZE,
    ...(search !== '' && { search }),
    ...(state && { state }),
    ...(photoWaiting && { photoWaiting }),
    ...(cursor !== undefined && { cursor }),
  }
  return useQuery(
    {
      queryKey: [...reviewsKey(token), query],
      queryFn: ({ signal }) => listPage(reviewModeration.list, { token, signal, query }),
      placeholderData: keepPreviousData,
    },
    queryClient,
  )
}

export async function hideReview(token: string, id: number, reason: HiddenReason) {
  await callSignedIn(reviewModeration.hide, { token, params: { id }, body: { reason } })
  await refetchReviews(token)
}

export async function showReview(token: string, id: number) {
  await callSignedIn(reviewModeration.show, { token, params: { id } })
  await refetchReviews(token)
}

export async function replyToReview(token: string, id: number, text: string | null) {
  await callSignedIn(reviewModeration.reply, { token, params: { id }, body: { text } })
  await refetchReviews(token)
}

export function refetchReviews(token: string) {
  return queryClient.invalidateQueries({ queryKey: reviewsKey(token) })
}
