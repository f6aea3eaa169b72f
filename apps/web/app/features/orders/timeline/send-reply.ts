import type { Failure } from '@shop/contract/failures'
import type { Order } from '@shop/contract/order'
import { type NewPromiseReply, promiseChanges } from '@shop/contract/promise-changes'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { refreshTimeline } from '~/shared/orders/order-timeline.queries.ts'
import { refreshHistory } from '../orders.queries.ts'

export const replyFailure: Failure = { message: 'Não foi possível enviar a resposta. Tente novamente.' }

/** Returns the ticket that was opened, if there is one. */
export async function sendReply(
  token: string,
  { id }: Pick<Order, 'id'>,
  body: NewPromiseReply,
): Promise<number | null> {
  const { ticketId } = await callSignedIn(promiseChanges.reply, { params: { id }, body, token })
  await Promise.all([refreshTimeline(token, id), refreshHistory(token, id)])
  return ticketId
}
