import { reviewPhotos } from '@shop/contract/review-photos'
import { useQuery } from '@tanstack/react-query'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { queryClient } from '~/lib/query-client.ts'
import { refetchReviews, reviewsKey } from './reviews.queries.ts'

/** How many photos wait for approval; undefined until it is known. */
export function useWaitingPhotos(token: string): number | undefined {
  const { data } = useQuery(
    {
      queryKey: [...reviewsKey(token), 'waiting-photos'],
      queryFn: ({ signal }) => callSignedIn(reviewPhotos.waiting, { token, signal }),
    },
    queryClient,
  )
  return data?.count
}

export async function approvePhoto(token: string, id: number) {
  await callSignedIn(reviewPhotos.approve, { token, params: { id } })
  await refetchReviews(token)
}

export async function rejectPhoto(token: string, id: number) {
  await callSignedIn(reviewPhotos.reject, { token, params: { id } })
  await refetchReviews(token)
}
