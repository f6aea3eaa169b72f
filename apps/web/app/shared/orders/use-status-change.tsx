import type { OrderStatus } from '@shop/contract/labels'
import { useState } from 'react'
import { useAdmin } from '~/shared/admin/admin.ts'
import { type StatusDetails, setOrderStatus } from '~/shared/orders/order-status.ts'
import { balanceBefore, needsQuestion, type StatusOrder, StatusQuestion } from './status-question.tsx'

interface Question {
  next: OrderStatus
  /** That the server rejected the change for, because this screen did not know of it. */
  balanceCents?: number
  /** What was typed before that. */
  pickedUpBy?: string | undefined
}

/**
 * The only way the admin area changes a status: asks for confirmation if the customer would be notified or if money is
 * missing, then sends it.
 */
export function useStatusChange(order: StatusOrder) {
  const { token } = useAdmin()
  const [question, setQuestion] = useState<Question>()
  const [sending, setSending] = useState<OrderStatus>()

  const send = async (next: OrderStatus, details: StatusDetails = {}) => {
    // A typed reason stays on the screen until it has arrived.
    if (details.balanceReason === undefined) setQuestion(undefined)
    setSending(next)
    const { isSet, balanceCents } = await setOrderStatus(token, order, next, {
      ...details,
      ...(order.attention && { confirmAttention: true }),
    })
    setSending(undefined)
    if (isSet) setQuestion(undefined)
    else if (balanceCents !== undefined) setQuestion({ next, balanceCents, pickedUpBy: details.pickedUpBy })
  }
  return {
    /** The status that is being set. */
    sending,
    change(next: OrderStatus) {
      if (needsQuestion(order, next)) setQuestion({ next })
      else void send(next)
    },
    question: question && (
      <StatusQuestion
        order={order}
        next={question.next}
        balanceCents={question.balanceCents ?? balanceBefore(order, question.next)}
        pickedUpBy={question.pickedUpBy}
        sending={sending !== undefined}
        onConfirm={(details) => void send(question.next, details)}
        onCancel={() => setQuestion(undefined)}
      />
    ),
  }
}
