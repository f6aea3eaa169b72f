import { addMonths } from '@shop/contract/payment-plan'
import { type SaleAmounts, type SaleDiscount, saleAmounts } from '@shop/contract/sale-pricing'
import { parseTypedMoney } from '@shop/contract/typed-money'
import { unitPrice } from './sale-line-values.ts'
import type { SaleValues } from './sale-values.ts'

type Priced = Pick<SaleValues, 'lines' | 'services' | 'discountKind' | 'discount'>
type Planned = Priced & Pick<SaleValues, 'plan' | 'deposit' | 'partCount' | 'firstDueOn'>

/** With what can be read of what is typed. */
export function amountsOf(sale: Priced): SaleAmounts {
  const products = sale.lines.map((line) => ({ quantity: line.quantity, unitPriceCents: unitPrice(line) }))
  const services = sale.services.map(({ amount }) => ({
    quantity: 1,
    unitPriceCents: parseTypedMoney(amount) ?? 0,
  }))
  return saleAmounts([...products, ...services], discountOf(sale))
}

export function discountOf({ discountKind, discount }: Priced): SaleDiscount | undefined {
  if (discountKind === 'percent')
    return { percent: Math.min(90, Number(/^\d{1,2}$/.exec(discount.trim()) ?? 0)) }
  return discountKind === 'amount' ? { amountCents: parseTypedMoney(discount) ?? 0 } : undefined
}

/** What the deposit leaves of the total. */
export function laterCents(sale: Planned): number {
  if (sale.plan === 'whole') return 0
  return amountsOf(sale).totalCents - (parseTypedMoney(sale.deposit) ?? 0)
}

/** The parts after the deposit: a month apart, the centavos that are left in the first one. */
export function planOf(sale: Planned): { amountCents: number; dueOn: string }[] {
  const rest = laterCents(sale)
  if (rest <= 0 || sale.firstDueOn === '') return []
  const count = Number(sale.partCount)
  const partCents = Math.floor(rest / count)
  return Array.from({ length: count }, (_, at) => ({
    amountCents: at === 0 ? rest - partCents * (count - 1) : partCents,
    dueOn: addMonths(sale.firstDueOn, at),
  }))
}
