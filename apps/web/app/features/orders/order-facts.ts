import { addDays, saoPauloDay } from '@shop/contract/calendar-days'
import { withdrawalDays } from '@shop/contract/constants'
import type { OrderStatus } from '@shop/contract/labels'
import type { Order, OrderEvent } from '@shop/contract/order'
import { hasReceivedMoney } from '@shop/contract/payment-state'
import { type WithdrawalKind, withdrawalKind } from '@shop/contract/withdrawal-terms'

type Payment = Pick<Order, 'paymentState' | 'holdExpiresAt'>
type Progress = Pick<Order, 'status' | 'paymentState' | 'withdrawalRequestedAt' | 'cancelledAt'>

/** Whether an unpaid order still holds its items, by this device's clock; the server decides. */
export function isPayable({ paymentState, holdExpiresAt }: Payment, now: Date) {
  const unpaid = paymentState === 'awaiting' || paymentState === 'declined'
  return unpaid && (holdExpiresAt === null || holdExpiresAt > now)
}

/** When the order last reached a status. */
export function reachedAt(events: readonly OrderEvent[], status: OrderStatus): Date | undefined {
  return events.findLast(({ kind, details }) => kind === 'status_changed' && details['to'] === status)?.at
}

/** The last day, 'AAAA-MM-DD', on which a delivered order may be returned; no deadline before delivery. */
export function withdrawalDeadline(deliveredAt: Date): string {
  return addDays(saoPauloDay(deliveredAt), withdrawalDays)
}

/** Unpaid, and the atelier does not work on it yet. */
export function mayCancel({ status, paymentState }: Pick<Order, 'status' | 'paymentState'>): boolean {
  return status === 'pending' && (paymentState === 'awaiting' || paymentState === 'declined')
}

type Ending = Progress & Pick<Order, 'placedAt' | 'cancellationText'>

/** How the customer may end the purchase now; the server decides by the same function. */
export function openWithdrawal(
  order: Ending,
  deliveredAt: Date | undefined,
  now: Date,
): WithdrawalKind | undefined {
  if (!hasReceivedMoney(order.paymentState) || order.withdrawalRequestedAt !== null || order.cancelledAt)
    return undefined
  const isDelivered = order.status === 'delivered'
  if (isDelivered && deliveredAt === undefined) return undefined
  return withdrawalKind({
    placedOn: saoPauloDay(order.placedAt),
    deliveredOn: isDelivered && deliveredAt ? saoPauloDay(deliveredAt) : undefined,
    hasOwnText: order.cancellationText !== undefined,
    today: saoPauloDay(now),
  })
}

/** Paid for and still to come. */
export function isArriving({ paymentState, status, withdrawalRequestedAt }: Progress): boolean {
  return hasReceivedMoney(paymentState) && status !== 'delivered' && withdrawalRequestedAt === null
}

/** Only orders that are paid for and not cancelled have one. */
export function hasTimeline({
  paidAt,
  paymentState,
  cancelledAt,
}: Pick<Order, 'paidAt' | 'paymentState' | 'cancelledAt'>): boolean {
  return paidAt !== null && hasReceivedMoney(paymentState) && !cancelledAt
}
