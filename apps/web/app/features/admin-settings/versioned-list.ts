import { versionHeader } from '@shop/contract/constants'
import type { Endpoint } from '@shop/contract/endpoint'
import type { Input, Output } from '@shop/contract/request'
import { browserFetch, exchange } from '~/lib/api.ts'
import { type SignedInOptions, whileSignedIn } from '~/lib/call-signed-in.ts'

export interface VersionedList<T> {
  stored: T
  version: number
}

/** A list that is saved as a whole, with the version that is sent back on save. */
export async function exchangeList<E extends Endpoint>(
  endpoint: E,
  input: Input<E> & SignedInOptions,
): Promise<VersionedList<Output<E>>> {
  const { response, headers } = await whileSignedIn(endpoint, input, (given) =>
    exchange(browserFetch, endpoint, given),
  )
  return { stored: response, version: Number(headers.get(versionHeader)) }
}

/** Never refetched automatically, because the admin may be editing the list. */
export const readOnce = { refetchOnReconnect: false, staleTime: 0 } as const
