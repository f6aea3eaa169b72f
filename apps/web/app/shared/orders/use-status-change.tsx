import type { OrderStatus } from '@shop/contract/labels'
import { useState } from 'react'
import { useAdmin } from '~/shared/admin/admin.ts'
import { setOrderStatus } from '~/shared/orders/order-status.ts'
import { needsQuestion, type StatusOrder, StatusQuestion } from './status-question.tsx'

/**
 * The only way the admin area changes a status: asks for confirmation if the customer would be notified, then sends it.
 */
export function useStatusChange(order: StatusOrder) {
  const { token } = useAdmin()
  const [pendingStatus, setPendingStatus] = useState<OrderStatus>()
  const [sending, setSending] = useState<OrderStatus>()

  const send = async (next: OrderStatus, pickedUpBy?: string) => {
    setPendingStatus(undefined)
    setSending(next)
    await setOrderStatus(token, order, next, {
      ...(order.attention && { confirmAttention: true }),
      ...(pickedUpBy !== undefined && { pickedUpBy }),
    })
    setSending(undefined)
  }
  return {
    /** The status that is being set. */
    sending,
    change(next: OrderStatus) {
      if (needsQuestion(order, next)) setPendingStatus(next)
      else void send(next)
    },
    question: pendingStatus && (
      <StatusQuestion
        order={order}
        next={pendingStatus}
        onConfirm={(pickedUpBy) => void send(pendingStatus, pickedUpBy)}
        onCancel={() => setPendingStatus(undefined)}
      />
    ),
  }
}
