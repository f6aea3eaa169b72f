import { formatBRL } from '@shop/contract/money'
import { moneyExample, parseTypedMoney } from '@shop/contract/typed-money'
import { z } from '@shop/contract/zod'
import type { ReturnedItems } from './returned-items.ts'

/** The fields of the refund form; at most `left` can be refunded. */
export function refundSchema(left: number) {
  return z
    .object({
      share: z.enum(['whole', 'part']),
      amount: z.string(),
      reason: z.string(),
      /** Where the provider no longer returns it. */
      returnedOn: z.string(),
      way: z.enum(['transfer', 'pix', 'cash', 'card']),
      /** Undefined until the admin chooses; each kind of refund has its own default. */
      picked: z.custom<ReturnedItems>().optional(),
    })
    .superRefine((values, { addIssue }) => {
      const message = amountError(values, left)
      if (message !== undefined) addIssue({ code: 'custom', path: ['amount'], message })
    })
}

/** What is wrong with the typed amount. */
export function amountError({ share, amount }: Pick<RefundValues, 'share' | 'amount'>, left: number) {
  if (refundCents({ share, amount }, left) !== undefined) return undefined
  const isUnclear = parseTypedMoney(amount) === undefined && amount.trim() !== ''
  return isUnclear ? moneyExample : `Informe um valor entre R$ 0,01 e ${formatBRL(left)}.`
}

export type RefundValues = z.input<ReturnType<typeof refundSchema>>

/** The amount to refund; undefined while it cannot be read or is out of range. */
export function refundCents({ share, amount }: Pick<RefundValues, 'share' | 'amount'>, left: number) {
  const cents = share === 'whole' ? left : parseTypedMoney(amount)
  return cents !== undefined && cents > 0 && cents <= left ? cents : undefined
}
