import type { OrderEvent } from '@shop/contract/order'

/**
 * The history as it is read: one refund is one entry, where it was requested, which says what became of it. The payment
 * state that follows from a refund is no news beside it.
 */
export function historyEntries(events: readonly OrderEvent[]): OrderEvent[] {
  const entries: OrderEvent[] = []
  for (const event of events) {
    const place = event.kind === 'refund_changed' ? placeOfRefund(entries, event) : -1
    const begun = entries[place]
    if (begun) entries[place] = { ...begun, details: { ...begun.details, to: event.details['to'] } }
    else entries.push(event)
  }
  const hasRefund = entries.some(({ kind }) => kind === 'refund_changed')
  return entries.filter(
    ({ kind, details }) => !(hasRefund && kind === 'payment_changed' && details['to'] === 'refunded'),
  )
}

/** Where the refund stands that goes on here. Events written before they named their refund are told by sum and state. */
function placeOfRefund(entries: readonly OrderEvent[], { details }: OrderEvent): number {
  const { refundId, amountCents, from } = details
  return entries.findLastIndex(
    (entry) =>
      entry.kind === 'refund_changed' &&
      entry.details['refundId'] === refundId &&
      (refundId !== undefined ||
        (entry.details['amountCents'] === amountCents && entry.details['to'] === from)),
  )
}
