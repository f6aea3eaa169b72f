import { formatBRL } from '@shop/contract/money'
import type { OrderItem } from '@shop/contract/order'
import { productPath } from '~/paths.ts'

/** Leads to the product in the shop; a service has none. */
export function ItemName({ item: { name, productId } }: { item: OrderItem }) {
  const text = 'font-title text-h4 leading-[1.12] font-medium wrap-anywhere'
  if (productId === null) return <span className={text}>{name}</span>
  return (
    <a href={productPath(productId)} target="_blank" rel="noreferrer" className={`${text} hover:text-wine`}>
      {name}
      <span className="sr-only"> (abre em outra aba)</span>
    </a>
  )
}

/** 'De R$ 5.000,00: peça do mostruário', where the atelier agreed on another price. */
export function AgreedPrice({ item: { listPriceCents, priceReason } }: { item: OrderItem }) {
  if (listPriceCents === undefined) return null
  return (
    <p className="text-14 wrap-anywhere text-ink-2">
      Preço combinado, na loja {formatBRL(listPriceCents)}
      {priceReason && `: ${priceReason}`}
    </p>
  )
}
