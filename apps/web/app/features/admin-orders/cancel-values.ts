import { z } from '@shop/contract/zod'
import { amountError } from './refund-values.ts'
import type { ReturnedItems } from './returned-items.ts'

/** The fields of the cancel form; at most `left` is refunded. */
export function cancelSchema(left: number) {
  return z
    .object({
      reason: z.string().trim().min(1, 'Escreva o motivo do cancelamento.'),
      share: z.enum(['whole', 'part']),
      amount: z.string(),
      /** Undefined until the admin chooses: then all that is still in the atelier. */
      picked: z.custom<ReturnedItems>().optional(),
    })
    .superRefine((values, { addIssue }) => {
      const message = left > 0 ? amountError(values, left) : undefined
      if (message !== undefined) addIssue({ code: 'custom', path: ['amount'], message })
    })
}

export type CancelValues = z.input<ReturnType<typeof cancelSchema>>
