import { formatBRL } from '@shop/contract/money'
import { parseTypedMoney } from '@shop/contract/typed-money'

/** What a field of money says under itself. An unfinished sum is no mistake yet: it only says how sums are written. */
export function typedMoneyText(text: string): string {
  const cents = parseTypedMoney(text)
  return cents === undefined ? 'Ex.: 1.500,00' : `Entendido: ${formatBRL(cents)}`
}
