import { formatBRL } from '@shop/contract/money'
import type { OrderItem } from '@shop/contract/order'
import { fabrics } from '~/shared/products/fabrics.ts'

/** One line of an order; its code distinguishes it from other lines of the same product. */
export function OrderLine({ item }: { item: OrderItem }) {
  const { cartId, name, size, color, quantity, unitPriceCents } = item
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
      <b className="font-medium">{name}</b>
      <span>Tamanho {size}</span>
      <Color name={color} />
      <span>{quantity} un.</span>
      <span className="whitespace-nowrap">{formatBRL(unitPriceCents)}</span>
      <span className="text-13 text-ink-3">{cartId}</span>
    </li>
  )
}

export function Color({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      {fabrics[name] && (
        <span
          aria-hidden="true"
          className="size-3.5 rounded-pill border border-line-strong"
          style={{ background: fabrics[name] }}
        />
      )}
      {name}
    </span>
  )
}
