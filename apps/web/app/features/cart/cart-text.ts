import { maxQuantityPerLine } from '@shop/contract/constants'
import { formatBRL } from '@shop/contract/money'
import { choiceText } from '@shop/contract/offers'
import type { PaymentMethod } from '@shop/contract/store'
import type { LineChange, ReviewedLine } from './review-cart.ts'

/** What changed about a line since the customer last saw it, and what to do if action is required. */
export function formatChange(change: LineChange): string {
  switch (change.kind) {
    case 'price':
      return `o preço mudou de ${formatBRL(change.from)} para ${formatBRL(change.to)}.`
    case 'fewer':
      return change.to === 1
        ? `só resta 1 unidade. A quantidade, que era ${change.from}, passou a 1.`
        : `só restam ${change.to} unidades. A quantidade, que era ${change.from}, passou a ${change.to}.`
    case 'sold-out':
      return 'esgotado. Remova do carrinho para continuar.'
    case 'not-made':
      return 'não é mais feito neste tamanho e cor. Remova do carrinho para continuar.'
    case 'not-offered':
      return 'não é mais vendido desta forma. Remova do carrinho para continuar.'
    case 'gone':
      return 'saiu do nosso catálogo. Remova do carrinho para continuar.'
  }
}

/** The same where there is room for a few words only. */
export function formatChangeBriefly(change: LineChange): string {
  switch (change.kind) {
    case 'price':
      return `O preço era ${formatBRL(change.from)}`
    case 'fewer':
      return change.to === 1 ? 'Só resta 1 peça' : `Só restam ${change.to} peças`
    case 'sold-out':
      return 'Esgotado'
    case 'not-made':
    case 'not-offered':
    case 'gone':
      return 'Indisponível'
  }
}

/** Names the line where nothing else shows which one it is. */
export function lineName({ name, size, color, offer, baseSize }: ReviewedLine): string {
  const choice = `tamanho ${size}, cor ${color}`
  return offer ? `${name}, ${choiceText({ size, color, offer, baseSize })}` : `${name}, ${choice}`
}

/** Why the quantity of the line cannot be raised. */
export function formatBound(
  bound: NonNullable<ReviewedLine['bound']>,
  { offer }: Pick<ReviewedLine, 'offer'> = {},
): string {
  if (offer === 'made_to_measure') return 'Uma peça, nas suas medidas'
  if (bound.by === 'line') return `Até ${maxQuantityPerLine} unidades de cada tamanho e cor`
  const stock = bound.stock === 1 ? 'Só 1 unidade em estoque' : `Só ${bound.stock} unidades em estoque`
  return bound.shared ? `${stock}, somando tamanhos e cores` : stock
}

export function formatItemCount(count: number): string {
  return count === 1 ? '1 item' : `${count} itens`
}

export function formatUnitCount(count: number): string {
  return count === 1 ? '1 peça' : `${count} peças`
}

export function paymentText(methods: readonly PaymentMethod[]): string {
  return `${methods.includes('pix') ? 'Cartão ou Pix' : 'Cartão'}, pagamento protegido`
}

/** 'Cupom NOIVA10, 10 %' */
export function couponLabel({ code, percent }: { code: string; percent: number | null }): string {
  return percent === null ? `Cupom ${code}` : `Cupom ${code}, ${percent} %`
}
