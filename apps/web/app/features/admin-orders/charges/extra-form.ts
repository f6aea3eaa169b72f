/** The form that proposes something more for an order, at a price. */
import { zodResolver } from '@hookform/resolvers/zod'
import { chargeCents } from '@shop/contract/constants'
import { formatBRL } from '@shop/contract/money'
import type { Order } from '@shop/contract/order'
import { moneyExample, parseTypedMoney } from '@shop/contract/typed-money'
import { z } from '@shop/contract/zod'
import { openCharges } from './charge-lines.ts'

export const longestDescription = 200

export interface ExtraTexts {
  description: string
  amount: string
  dueOn: string
  accepted: boolean
}

export function extraRules(today: string) {
  return zodResolver(
    z.object({
      description: z
        .string()
        .trim()
        .min(1, 'Escreva o que é: a cliente vai ler.')
        .max(longestDescription, 'Use no máximo 200 caracteres.'),
      amount: z
        .string()
        .refine((text) => parseTypedMoney(text) !== undefined, moneyExample)
        .refine((text) => isChargeable(parseTypedMoney(text)), {
          error: `Informe um valor entre ${formatBRL(chargeCents.min)} e ${formatBRL(chargeCents.max)}.`,
        }),
      dueOn: z.iso
        .date('Informe o dia em que vence.')
        .refine((day) => day >= today, 'O dia não pode ter passado.'),
      accepted: z.boolean(),
    }),
  )
}

/** What cannot be read has its own message. */
function isChargeable(cents: number = chargeCents.min): boolean {
  return cents >= chargeCents.min && cents <= chargeCents.max
}

/** With the last part that is still to be paid, or today. */
export function usualDueDay(order: Order, today: string): string {
  const last = openCharges(order).at(-1)?.dueOn ?? today
  return last < today ? today : last
}

export function extraOf({ description, amount, dueOn, accepted }: ExtraTexts) {
  return { description, amountCents: parseTypedMoney(amount) ?? 0, dueOn, ...(accepted && { accepted }) }
}
