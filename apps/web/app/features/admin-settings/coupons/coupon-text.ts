import type { Category } from '@shop/contract/categories'
import type { Coupon, CouponState } from '@shop/contract/coupons'
import { formatDate } from '@shop/contract/dates'
import { formatBRL } from '@shop/contract/money'
import { listOf } from '~/lib/format-list.ts'

export const stateTexts: Record<CouponState, string> = {
  valid: 'Vale agora',
  scheduled: 'Ainda não começou',
  spent: 'Esgotado',
  ended: 'Terminou',
  disabled: 'Desligado',
}

type Discount = Pick<Coupon, 'percent' | 'amountCents'>

export function discountText({ percent, amountCents }: Discount): string {
  return percent === null ? `${formatBRL(amountCents ?? 0)} de desconto` : `${percent} % de desconto`
}

/** '14 de 100', or how often it was used if there is no limit. Open orders count too: their use is held. */
export function usesText({ used, held, maxUses }: Pick<Coupon, 'used' | 'held' | 'maxUses'>): string {
  const uses = used + held
  if (maxUses !== null) return `${uses} de ${maxUses}`
  return uses === 1 ? '1 uso' : `${uses} usos`
}

/** 'acima de R$ 2.000,00 · só Véus · 1 por pessoa' */
export function rulesText(coupon: Coupon, categories: readonly Category[]): string {
  const { minTotalCents, categoryIds, maxPerPerson } = coupon
  const names = categories.filter(({ id }) => categoryIds.includes(id)).map(({ name }) => name)
  return [
    ...(minTotalCents > 0 ? [`acima de ${formatBRL(minTotalCents)}`] : []),
    ...(categoryIds.length > 0 ? [`só ${listOf(names)}`] : []),
    ...(minTotalCents === 0 && categoryIds.length === 0 ? ['toda a loja'] : []),
    `${maxPerPerson} por pessoa`,
  ].join(' · ')
}

export function daysText({ startsOn, endsOn }: Pick<Coupon, 'startsOn' | 'endsOn'>): string {
  if (startsOn !== null && endsOn !== null) return `${formatDate(startsOn)} a ${formatDate(endsOn)}`
  if (endsOn !== null) return `até ${formatDate(endsOn)}`
  return startsOn === null ? 'sem data' : `desde ${formatDate(startsOn)}`
}

/** '14 usados, 1 guardado num pedido aberto' */
export function heldText({ used, held }: Pick<Coupon, 'used' | 'held'>): string {
  const usedText = used === 1 ? '1 usado' : `${used} usados`
  if (held === 0) return usedText
  return held === 1
    ? `${usedText}, 1 guardado num pedido aberto`
    : `${usedText}, ${held} guardados em pedidos abertos`
}
