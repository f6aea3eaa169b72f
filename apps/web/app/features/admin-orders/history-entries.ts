import type { OrderEvent } from '@shop/contract/order'

/**
 * The history as it is shown: one refund is one entry, placed where it was requested, with its latest state. The
 * payment state change that follows from a refund is left out.
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

/** Index of the entry for this refund. Older events without a refund id are matched by amount and state. */
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
