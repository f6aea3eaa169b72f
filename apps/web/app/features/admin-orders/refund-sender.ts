import { orders, type RefundRequest } from '@shop/contract/orders'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { hasResponse } from '~/lib/has-response.ts'

type Refund = Omit<RefundRequest, 'requestId'>

/**
 * Sends the refunds of one dialog. While the last attempt has no response, the next one is the same refund with the
 * same id; after a response, the next one is a new refund.
 */
export function refundSender() {
  let requestId = crypto.randomUUID()
  return async (token: string, orderId: number, refund: Refund) => {
    try {
      const body = { requestId, ...refund }
      const order = await callSignedIn(orders.refund, { token, params: { id: orderId }, body })
      requestId = crypto.randomUUID()
      return order
    } catch (error) {
      if (hasResponse(error)) requestId = crypto.randomUUID()
      throw error
    }
  }
}
