import { nextCursorHeader, totalCountHeader } from '@shop/contract/constants'
import type { Endpoint } from '@shop/contract/endpoint'
import type { Input, Output } from '@shop/contract/request'
import { browserFetch, exchange } from './api.ts'
import { type SignedInOptions, whileSignedIn } from './call-signed-in.ts'

export interface ListPage<Items> {
  items: Items
  /** Where the next page begins; nothing after the last one. */
  nextCursor: string | undefined
  /** How many there are in all, where the list says so. */
  total: number | undefined
}

/** One page of a list of the signed-in person; body and headers together say what it is. */
export async function listPage<E extends Endpoint>(
  endpoint: E,
  input: Input<E> & SignedInOptions,
): Promise<ListPage<Output<E>>> {
  const { answer, headers } = await whileSignedIn(endpoint, input, (given) =>
    exchange(browserFetch, endpoint, given),
  )
  const total = headers.get(totalCountHeader)
  return {
    items: answer,
    nextCursor: headers.get(nextCursorHeader) ?? undefined,
    total: total === null ? undefined : Number(total),
  }
}
