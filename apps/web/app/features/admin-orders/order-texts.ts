import type { OrderItem } from '@shop/contract/order'

export function formatItemCount(items: readonly Pick<OrderItem, 'quantity'>[]) {
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0)
  return count === 1 ? '1 peça' : `${count} peças`
}
