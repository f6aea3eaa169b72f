import type { OrderItem } from '@shop/contract/order'

type Counted = Pick<OrderItem, 'quantity' | 'productId'>

/** '2 peças', '1 peça e 1 serviço'. */
export function formatItemCount(items: readonly Counted[]): string {
  const products = items.filter(({ productId }) => productId !== null)
  const units = products.reduce((sum, { quantity }) => sum + quantity, 0)
  const services = items.length - products.length
  return [
    ...(units > 0 ? [units === 1 ? '1 peça' : `${units} peças`] : []),
    ...(services > 0 ? [services === 1 ? '1 serviço' : `${services} serviços`] : []),
  ].join(' e ')
}
