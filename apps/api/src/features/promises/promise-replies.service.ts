/**
 * What the customer says to a changed promise: once a change, for good. To talk and to request the cancellation begin
 * a conversation, of which the atelier is notified as of any other; no money moves.
 */
import { formatDeliveryWindow } from '@shop/contract/dates'
import type { Order } from '@shop/contract/order'
import type { NewPromiseReply, PromiseReply } from '@shop/contract/promise-changes'
import type { Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { OrderHolder } from '../../lib/actor.ts'
import { AppError } from '../../lib/app-error.ts'
import { insertMessage } from '../contact/contact.service.ts'
import { recordOrderEvent } from '../orders/order-events.service.ts'
import { isHeldBy, lockOrder, readOrderAs } from '../orders/orders.service.ts'
import { insertTicket } from '../tickets/tickets.service.ts'
import { hasEnded } from './promise-changes.service.ts'
import * as queries from './promise-replies.queries.ts'

interface ReplyInput {
  orderId: number
  holder: OrderHolder
  sent: NewPromiseReply
  requestId: string
}

export async function replyToChange(deps: Deps, input: ReplyInput): Promise<{ ticketId: number | null }> {
  const { orderId, holder, sent } = input
  const order = await readOrderAs(deps.db, holder, orderId)
  return deps.db.transaction().execute(async (tx) => {
    // Before the order is locked: the account comes first. What is rejected below takes the conversation back.
    const ticketId = sent.reply === 'accepted' ? null : await beginConversation(tx, deps, input, order)
    const locked = await lockOrder(tx, orderId)
    if (locked === undefined || !isHeldBy(locked, holder)) throw new AppError('order_not_found')
    const latest = (await queries.changes(tx, orderId)).at(-1)
    if (latest?.id !== sent.changeId || hasEnded(locked)) throw new AppError('promise_reply_outdated')
    if (!(await queries.insertReply(tx, latest.id, sent.reply))) throw new AppError('promise_answered')
    await recordOrderEvent(tx, {
      orderId,
      kind: 'promise_answered',
      actorId: locked.userId ?? undefined,
      details: { answer: sent.reply },
    })
    return { ticketId }
  })
}

/** In the account of its customer; for the holder of a link, who has none, by e-mail. */
async function beginConversation(tx: Tx, { config }: Deps, input: ReplyInput, order: Order) {
  const { holder, sent, requestId } = input
  const { subject, message } = conversationText(order, sent)
  if (holder.role !== 'link') {
    return insertTicket(tx, config.publicUrl, { subject, message }, { actor: holder, requestId })
  }
  const { name, email } = order.customer
  if (email !== null) await insertMessage(tx, { name, email, subject, message }, config.publicUrl)
  return null
}

const subjects: Record<Exclude<PromiseReply, 'accepted'>, string> = {
  talk: 'Prazo do pedido',
  cancel: 'Cancelamento do pedido',
}

function conversationText({ number, deliveryWindow }: Order, { reply, message }: NewPromiseReply) {
  const isCancelling = reply === 'cancel'
  const request = isCancelling
    ? `Quero pedir o cancelamento do pedido nº ${number}, porque o prazo mudou.`
    : `Quero conversar sobre o novo prazo do pedido nº ${number}.`
  const window = deliveryWindow ? `Prazo novo: ${formatDeliveryWindow(deliveryWindow)}.` : undefined
  return {
    subject: `${subjects[isCancelling ? 'cancel' : 'talk']} nº ${number}`,
    message: [request, window, message].filter(Boolean).join('\n\n'),
  }
}
