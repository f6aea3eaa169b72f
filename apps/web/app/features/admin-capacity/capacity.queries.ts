import { type Capacity, schedule } from '@shop/contract/schedule'
import { useQuery } from '@tanstack/react-query'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { queryClient } from '~/lib/query-client.ts'

const capacityKey = (token: string) => ['admin-capacity', token]

/** Not refetched by itself: a version that the owner has not seen would overwrite what somebody else has saved. */
export function useCapacity(token: string) {
  return useQuery(
    {
      queryKey: capacityKey(token),
      queryFn: ({ signal }) => callSignedIn(schedule.capacity, { token, signal }),
      refetchOnReconnect: false,
      staleTime: 0,
    },
    queryClient,
  )
}

type Saved = Pick<Capacity, 'settings' | 'version'> & {
  exceptions: { week: string; minutes: number; note: string }[]
}

export async function saveCapacity(token: string, body: Saved) {
  const saved = await callSignedIn(schedule.save, { token, body })
  queryClient.setQueryData(capacityKey(token), saved)
}
