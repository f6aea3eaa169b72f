import { formatBRL } from '@shop/contract/money'
import { offerOf, offerPrice, usualOffer } from '@shop/contract/offers'
import type { Product } from '@shop/contract/products'
import { productPath } from '~/paths.ts'

/** 'Açucena, R$ 6.890,00', with the price that the page shows at first, and the address of its page; on the server. */
export function sharedContent(product: Product, origin: string) {
  const { id, name, priceCents } = product
  const { priceChangeCents = 0 } = offerOf(product, usualOffer(product)) ?? {}
  const text = `${name}, ${formatBRL(offerPrice(priceCents, priceChangeCents))}`
  const url = new URL(productPath(id), origin).href
  const whatsapp = `https://wa.me/?${new URLSearchParams({ text: `${text} ${url}` })}`
  return { content: { title: name, text, url }, whatsapp }
}
