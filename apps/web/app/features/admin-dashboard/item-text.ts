import { choiceText } from '@shop/contract/offers'
import type { OrderItem } from '@shop/contract/order'

type Item = Pick<OrderItem, 'productId' | 'name' | 'quantity'>

/** 'Alecrim', '2 × Alecrim', '2 × Alecrim e mais 1': counts units, regardless of their sizes. */
export function itemsTitle(items: readonly Item[]): string {
  const [first] = items
  if (!first) return ''
  const same = unitsOf(
    items.filter(({ productId, name }) => productId === first.productId && name === first.name),
  )
  const others = unitsOf(items) - same
  return `${same > 1 ? `${same} × ` : ''}${first.name}${others > 0 ? ` e mais ${others}` : ''}`
}

/** 'PP · Sálvia', 'PP · Sálvia, M · Sálvia': of the first product only. */
export function choicesText(
  items: readonly (Item & Pick<OrderItem, 'size' | 'color' | 'offer' | 'baseSize'>)[],
): string {
  const own = items.filter(
    ({ productId, name }) => productId === items[0]?.productId && name === items[0]?.name,
  )
  return own.map(choiceText).join(', ')
}

function unitsOf(items: readonly Item[]) {
  return items.reduce((sum, { quantity }) => sum + quantity, 0)
}
