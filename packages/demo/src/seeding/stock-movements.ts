import type { DB } from '@shop/api/db/tables.gen'
import type { Insertable } from 'kysely'
import type { Timeline } from '../shop/order-timeline.ts'
import type { PlannedOrder } from '../shop/planned-order.ts'
import { required } from './required.ts'
import type { SeededProducts } from './seed-catalogue.ts'

export type Movement = Insertable<DB['stockMovements']> & { createdAt: Date }

/** How each step moves units between available, reserved and sold. */
const stockSteps = {
  reserved: { available: -1, reserved: 1, sold: 0 },
  released: { available: 1, reserved: -1, sold: 0 },
  sold: { available: 0, reserved: -1, sold: 1 },
  returned: { available: 1, reserved: 0, sold: -1 },
} as const

export function movementsOf(
  planned: PlannedOrder,
  story: Timeline,
  orderId: number,
  products: SeededProducts,
): Movement[] {
  const ready = planned.lines.filter(({ offer }) => offer === 'ready')
  return story.stock.flatMap(({ kind, at }) =>
    ready.map(({ slug, size, color, quantity }) => ({
      productId: required(products, slug).id,
      size,
      color,
      kind,
      availableChange: stockSteps[kind].available * quantity,
      reservedChange: stockSteps[kind].reserved * quantity,
      soldChange: stockSteps[kind].sold * quantity,
      orderId,
      createdAt: at,
    })),
  )
}
