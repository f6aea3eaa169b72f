/** The form that changes what of an order is not paid yet: the sum stays. */
import { zodResolver } from '@hookform/resolvers/zod'
import type { RescheduledCharges } from '@shop/contract/charges'
import { chargeCents } from '@shop/contract/constants'
import { formatBRL } from '@shop/contract/money'
import type { Order } from '@shop/contract/order'
import type { OrderCharge } from '@shop/contract/order-charge'
import { formatTypedMoney, moneyExample, parseTypedMoney } from '@shop/contract/typed-money'
import { z } from '@shop/contract/zod'
import { openCharges } from './charge-lines.ts'

export const longestReason = 500
export const mostParts = 40

export interface PartTexts {
  /** Null for a new part. */
  chargeId: number | null
  amount: string
  dueOn: string
}

export interface RescheduleTexts {
  parts: PartTexts[]
  reason: string
}

/** The charges as the form knows them: typed amounts must add up to what is open of them. */
export interface SeenCharges {
  version: number
  dueCents: number
  open: readonly Pick<OrderCharge, 'id' | 'dueOn'>[]
}

export function seenCharges(order: Order): SeenCharges {
  const open = openCharges(order)
  return {
    version: order.planVersion ?? 0,
    dueCents: open.reduce((sum, { amountCents }) => sum + amountCents, 0),
    open: open.map(({ id, dueOn }) => ({ id, dueOn })),
  }
}

export function partTexts(order: Order): PartTexts[] {
  return openCharges(order).map(({ id, amountCents, dueOn }) => ({
    chargeId: id,
    amount: formatTypedMoney(amountCents),
    dueOn,
  }))
}

const part = z.object({
  chargeId: z.int().nullable(),
  amount: z
    .string()
    .refine((text) => parseTypedMoney(text) !== undefined, moneyExample)
    .refine((text) => (parseTypedMoney(text) ?? chargeCents.min) >= chargeCents.min, {
      error: `O menor valor de uma parcela é ${formatBRL(chargeCents.min)}.`,
    }),
  dueOn: z.iso.date('Informe o dia em que vence.'),
})

export function rescheduleRules({ dueCents, open }: SeenCharges, today: string) {
  return zodResolver(
    z
      .object({
        parts: z.array(part),
        reason: z
          .string()
          .trim()
          .min(1, 'Escreva o motivo: a cliente vai ler.')
          .max(longestReason, 'Use no máximo 500 caracteres.'),
      })
      .superRefine(({ parts }, { addIssue }) => {
        for (const [at, { chargeId, dueOn }] of parts.entries()) {
          const before = open.find(({ id }) => id === chargeId)
          if (chargeId !== null && before === undefined)
            addIssue({
              code: 'custom',
              path: ['parts', at, 'amount'],
              message: 'Esta parcela já foi paga ou mudou. Retire-a daqui.',
            })
          // A late part may stay as it is.
          if (dueOn < today && dueOn !== before?.dueOn)
            addIssue({ code: 'custom', path: ['parts', at, 'dueOn'], message: 'O dia não pode ter passado.' })
        }
        if (missingCents(parts, dueCents) !== 0)
          addIssue({
            code: 'custom',
            path: ['parts', 'root'],
            message: 'A soma precisa dar o que está em aberto.',
          })
      }),
  )
}

/** What is open and in no part yet; negative if the parts are more. Undefined while an amount cannot be read. */
function missingCents(parts: readonly Pick<PartTexts, 'amount'>[], dueCents: number) {
  let left = dueCents
  for (const { amount } of parts) {
    const cents = parseTypedMoney(amount)
    if (cents === undefined) return undefined
    left -= cents
  }
  return left
}

/** 'Falta distribuir R$ 100,00.' */
export function sumText(parts: readonly Pick<PartTexts, 'amount'>[], dueCents: number): string {
  const missing = missingCents(parts, dueCents)
  const open = formatBRL(dueCents)
  if (missing === undefined) return `Em aberto: ${open}. Complete os valores para ver a soma.`
  if (missing === 0) return `Soma ${open}: é o que está em aberto.`
  return missing > 0
    ? `Falta distribuir ${formatBRL(missing)} de ${open}.`
    : `Passa ${formatBRL(-missing)} do que está em aberto, ${open}.`
}

export function rescheduleOf(
  { parts, reason }: RescheduleTexts,
  { version }: SeenCharges,
): RescheduledCharges {
  return {
    charges: parts.map(({ chargeId, amount, dueOn }) => ({
      ...(chargeId !== null && { id: chargeId }),
      amountCents: parseTypedMoney(amount) ?? 0,
      dueOn,
    })),
    reason: reason.trim(),
    version,
  }
}
