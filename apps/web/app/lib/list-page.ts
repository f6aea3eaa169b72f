import { nextCursorHeader, totalCountHeader } from '@shop/contract/constants'
import type { Endpoint } from '@shop/contract/endpoint'
import type { Input, Output } from '@shop/contract/request'
import { browserFetch, exchange } from './api.ts'
import { type SignedInOptions, whileSignedIn } from './call-signed-in.ts'

export interface ListPage<Items> {
  items: Items
  /** The cursor of the next page; undefined after the last one. */
  nextCursor: string | undefined
  /** The total count, if the list reports one. */
  total: number | undefined
}

/** One page of a list of the signed-in user, read from the response's body and headers. */
export async function listPage<E extends Endpoint>(
  endpoint: E,
  input: Input<E> & SignedInOptions,
): Promise<ListPage<Output<E>>> {
  const { response, headers } = await whileSignedIn(endpoint, input, (given) =>
    exchange(browserFetch, endpoint, given),
  )
  const total = headers.get(totalCountHeader)
  return {
    items: response,
    nextCursor: headers.get(nextCursorHeader) ?? undefined,
    total: total === null ? undefined : Number(total),
  }
}
