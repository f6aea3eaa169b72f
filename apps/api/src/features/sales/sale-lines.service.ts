/** The lines of a sale and what they cost: by the shop's prices, unless the atelier agreed on others. */
import { lineKey } from '@shop/contract/cart'
import { chargeCents } from '@shop/contract/constants'
import { required } from '@shop/contract/field-messages'
import { saleAmounts } from '@shop/contract/sale-pricing'
import type { SaleDraft, SoldItem } from '@shop/contract/sales'
import type { Tx } from '../../db/connection.ts'
import { AppError } from '../../lib/app-error.ts'
import { type PricedLine, priceLines } from '../checkout/order-pricing.service.ts'

export interface SoldLine extends PricedLine {
  /** Null: the price of the shop. */
  listPriceCents: number | null
  priceReason: string | null
}

export interface SoldService {
  productName: string
  unitPriceCents: number
  discountCents: number
}

export interface PricedSale {
  lines: SoldLine[]
  services: SoldService[]
  totalCents: number
  discountCents: number
}

type Sold = Pick<SaleDraft, 'items' | 'services' | 'discount' | 'totalCents'>

export async function priceSale(
  tx: Tx,
  { items, services = [], discount, totalCents: shownCents }: Sold,
): Promise<PricedSale> {
  if (items.length + services.length === 0) throw invalid('items', 'Escolha ao menos uma peça ou um serviço.')
  rejectEqualLines(items)
  rejectWrongDiscount(discount)
  const { lines: listed } = await priceLines(tx, items)
  const lines = listed.map((line, at) => ({ ...line, ...agreedPrice(line, items[at], at) }))
  const full = [
    ...lines,
    ...services.map(({ description, amountCents }, at) => ({
      productName: description,
      quantity: 1,
      unitPriceCents: inRange(amountCents, `services.${at}.amount`),
    })),
  ]
  const { totalCents, discountCents, lineCents } = saleAmounts(full, discount)
  if (totalCents < chargeCents.min || totalCents > chargeCents.max) throw new AppError('order_not_payable')
  if (discount && discountCents === 0) throw invalid('discount.amount', required)
  // What was shown when the administrator recorded it; the prices of the shop may have changed meanwhile.
  if (totalCents !== shownCents)
    throw new AppError('sale_total_changed', { details: { total: totalCents / 100 } })
  const discountOf = (at: number) => lineCents[at] ?? 0
  return {
    lines: lines.map((line, at) => ({ ...line, discountCents: discountOf(at) })),
    services: full.slice(lines.length).map(({ productName, unitPriceCents }, at) => ({
      productName,
      unitPriceCents,
      discountCents: discountOf(lines.length + at),
    })),
    totalCents,
    discountCents,
  }
}

function agreedPrice(
  { unitPriceCents: listPriceCents }: { unitPriceCents: number },
  { priceCents, priceReason }: Pick<SoldItem, 'priceCents' | 'priceReason'> = {},
  at: number,
) {
  if (priceCents === undefined || priceCents === listPriceCents)
    return { unitPriceCents: listPriceCents, listPriceCents: null, priceReason: null }
  if (priceReason === undefined) throw missing(`items.${at}.priceReason`)
  return { unitPriceCents: inRange(priceCents, `items.${at}.price`), listPriceCents, priceReason }
}

/** The same product in the same way twice would be one line, with which price? */
function rejectEqualLines(items: readonly SoldItem[]) {
  if (new Set(items.map(lineKey)).size < items.length)
    throw invalid('items', 'A mesma peça está duas vezes. Junte as duas linhas em uma, com a quantidade.')
}

function rejectWrongDiscount(discount: SaleDraft['discount']) {
  if (discount && (discount.percent === undefined) === (discount.amountCents === undefined))
    throw invalid('discount.amount', 'Informe o desconto em reais ou em porcentagem.')
}

function inRange(cents: number, field: string): number {
  if (cents > chargeCents.max) throw invalid(field, 'Informe um valor menor.')
  return cents
}

function invalid(field: string, message: string) {
  return new AppError('invalid_input', { fields: { [field]: message } })
}

function missing(field: string) {
  return new AppError('required_fields', { fields: { [field]: required } })
}
