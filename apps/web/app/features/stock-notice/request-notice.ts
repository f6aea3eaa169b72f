import { networkFailure } from '@shop/contract/network-failure'
import { stockNotices } from '@shop/contract/stock-notices'
import { ApiError, call } from '~/lib/api.ts'

interface Wanted {
  email: string
  website: string
  productId: number
  size: string
  color: string
}

/** Undefined when the request was accepted, else what to show under the field. */
export async function requestNotice(body: Wanted): Promise<string | undefined> {
  try {
    await call(stockNotices.request, { body })
    return undefined
  } catch (error) {
    if (!(error instanceof ApiError) || error.message === '') return networkFailure.message
    return error.fields?.email ?? error.message
  }
}
