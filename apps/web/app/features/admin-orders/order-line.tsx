import { formatBRL } from '@shop/contract/money'
import { offerLabels } from '@shop/contract/offers'
import type { OrderItem } from '@shop/contract/order'
import { Swatch } from '~/shared/admin/swatch.tsx'

/** One line of an order; its code distinguishes it from other lines of the same product. */
export function OrderLine({ item }: { item: OrderItem }) {
  const { cartId, name, size, color, quantity, unitPriceCents, offer, baseSize } = item
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
      <b className="font-medium">{name}</b>
      {offer && <span>{offerLabels[offer]}</span>}
      {offer !== 'made_to_measure' && <span>Tamanho {size}</span>}
      {baseSize && <span>base {baseSize}</span>}
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
      <Swatch color={name} />
      {name}
    </span>
  )
}
