import { dayAndMonth } from '@shop/contract/format-days'
import { formatBRL } from '@shop/contract/money'
import { type PlannedCharge, planSummary } from '@shop/contract/payment-plan'

/** 'R$ 2.067,00' and what follows it, so that a page can stress the one. */
export interface PlanLineText {
  deposit: string
  rest: string
}

/** 'ou sinal de *R$ 2.067,00* e R$ 4.823,00 até 12 de dezembro'. A date this near needs no year. */
export function planLine(charges: readonly PlannedCharge[]): PlanLineText | undefined {
  const [first, second, third] = charges
  if (!first || !second) return undefined
  const deposit = formatBRL(first.amountCents)
  if (!third) return { deposit, rest: ` e ${formatBRL(second.amountCents)} até ${dayAndMonth(second.dueOn)}` }
  return { deposit, rest: planSummary(charges).replace(`sinal de ${deposit}`, '') }
}
