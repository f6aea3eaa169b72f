import { orderTokenIn } from '~/lib/order-credential.ts'
import { shopPages } from '~/pages.ts'
import { withId } from '~/paths.ts'

const RECORD = 'registro'

/** The page of a record, of an account or behind the link of its order. */
export function recordPath(token: string, orderId: number, recordId: number): string {
  const orderToken = orderTokenIn(token)
  const page =
    orderToken === undefined
      ? withId(shopPages.fittingRecord, orderId)
      : shopPages.linkedRecord.path.replace(':token', orderToken)
  return `${page}?${new URLSearchParams({ [RECORD]: String(recordId) })}`
}

/** The record of such an address; without one the newest. */
export function recordIn(params: URLSearchParams): number | undefined {
  const text = params.get(RECORD)
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined
}
