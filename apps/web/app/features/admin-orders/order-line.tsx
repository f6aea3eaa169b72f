import { formatBRL } from '@shop/contract/money'
import { choiceText, offerLabels } from '@shop/contract/offers'
import type { OrderItem } from '@shop/contract/order'
import { Swatch } from '~/shared/admin/swatch.tsx'
import { Badge } from '~/ui/badge.tsx'

/** One line of an order; its code distinguishes it from other lines of the same product. */
export function OrderLine({ item }: { item: OrderItem }) {
  const { productId, cartId, name, quantity, unitPriceCents } = item
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
      <b className="font-medium wrap-anywhere">{name}</b>
      <ItemChoice item={item} plain />
      <span>{quantity} un.</span>
      <span className="whitespace-nowrap">{formatBRL(unitPriceCents)}</span>
      {productId !== null && <span className="text-13 text-ink-3">{cartId}</span>}
    </li>
  )
}

/** How it is had, its size and its colour; of a service, that it is one. */
export function ItemChoice({ item, plain = false }: { item: OrderItem; plain?: boolean }) {
  const { productId, size, color, offer, baseSize } = item
  if (productId === null) return <span>{choiceText(item)}</span>
  return (
    <>
      {offer &&
        (plain ? <span>{offerLabels[offer]}</span> : <Badge tone="neutral">{offerLabels[offer]}</Badge>)}
      {offer !== 'made_to_measure' && <span>Tamanho {size}</span>}
      {baseSize && <span>base {baseSize}</span>}
      <Color name={color} />
    </>
  )
}

function Color({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <Swatch color={name} />
      {name}
    </span>
  )
}
