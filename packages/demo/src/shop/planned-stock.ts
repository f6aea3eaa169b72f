import { isPaid } from './order-timeline.ts'
import type { PlannedOrder } from './planned-order.ts'

/** Units of a product in orders: `reserved` for a pending payment, and `taken` in total, reserved or sold. */
export interface PlannedStock {
  reserved: (slug: string) => number
  taken: (slug: string) => number
}

export function stockOf(orders: readonly PlannedOrder[]): PlannedStock {
  const quantity = (slug: string, counts: (order: PlannedOrder) => boolean) => {
    const lines = orders.filter(counts).flatMap((order) => order.lines)
    const counted = lines.filter((line) => line.slug === slug && line.offer === 'ready')
    return counted.reduce((sum, line) => sum + line.quantity, 0)
  }
  return {
    reserved: (slug) => quantity(slug, ({ outcome }) => !isPaid(outcome) && outcome !== 'expired'),
    taken: (slug) => quantity(slug, ({ outcome }) => outcome !== 'expired' && outcome !== 'refunded'),
  }
}
