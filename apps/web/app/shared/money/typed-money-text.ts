import { formatBRL } from '@shop/contract/money'
import { parseTypedMoney } from '@shop/contract/typed-money'

/** The hint below a money field. Incomplete input is not an error yet: the hint then shows the format. */
export function typedMoneyText(text: string): string {
  const cents = parseTypedMoney(text)
  return cents === undefined ? 'Ex.: 1.500,00' : `Entendido: ${formatBRL(cents)}`
}
