import { saoPauloDay } from '@shop/contract/calendar-days'
import { cancelFaults, retentionError } from '@shop/contract/cancellation-terms'
import type { CancellationTerms } from '@shop/contract/cancellations'
import { formatBRL } from '@shop/contract/money'
import type { Order } from '@shop/contract/order'
import type { Cancellation } from '@shop/contract/orders'
import { formatTypedMoney, moneyExample, parseTypedMoney } from '@shop/contract/typed-money'
import { z } from '@shop/contract/zod'
import { noDay } from '../by-hand.ts'
import { itemsToReturn, type ReturnedItems, usualReturn } from '../returned-items.ts'

/** The fields of the dialog; the sums are as they were typed. */
export function cancelTermsSchema(terms: CancellationTerms) {
  return z
    .object({
      whoFailed: z.enum(cancelFaults),
      retained: z.string(),
      returned: z.string(),
      reason: z.string().trim().min(1, 'Escreva o motivo do cancelamento.'),
      retentionReason: z.string().trim(),
      sendEmail: z.boolean(),
      returnedOn: z.string(),
      way: z.enum(['transfer', 'pix', 'cash', 'card']),
      /** Undefined until the admin chooses: then all that is still in the atelier. */
      picked: z.custom<ReturnedItems>().optional(),
    })
    .superRefine((values, { addIssue }) => {
      const issue = (path: string, message: string) => addIssue({ code: 'custom', path: [path], message })
      const retainedCents = retainedOf(values, terms)
      if (retainedCents === undefined) return issue('retained', moneyExample)
      const error = errorOf(values, terms, retainedCents)
      if (error === 'retention_too_high')
        issue('retained', `No máximo ${formatBRL(terms.mostCents)}: uma parte sempre volta para a cliente.`)
      if (error === 'retention_needs_reason')
        issue('retentionReason', 'Escreva por que o ateliê fica com este valor.')
      if (byHandCents(terms, retainedCents) > 0 && !isPastDay(values.returnedOn)) issue('returnedOn', noDay)
    })
}

export type CancelTermsValues = z.input<ReturnType<typeof cancelTermsSchema>>

export function usualValues({ suggestedCents, paidCents }: CancellationTerms): CancelTermsValues {
  return {
    ...{ whoFailed: 'customer', reason: '', retentionReason: '', sendEmail: true, returnedOn: '' },
    way: 'transfer',
    retained: formatTypedMoney(suggestedCents),
    returned: formatTypedMoney(paidCents - suggestedCents),
  }
}

type Sums = Pick<CancelTermsValues, 'whoFailed' | 'retained'>

/** All returns: she withdrew by law, the atelier failed, or the customer accepted no text and there is no agreement of both. */
export function returnsAll(
  { whoFailed }: Pick<Sums, 'whoFailed'>,
  { hasOwnText, hasWithdrawn }: CancellationTerms,
): boolean {
  return hasWithdrawn || whoFailed === 'atelier' || (whoFailed === 'customer' && !hasOwnText)
}

/** Undefined while it cannot be read. */
export function retainedOf(values: Sums, terms: CancellationTerms): number | undefined {
  return returnsAll(values, terms) || terms.paidCents === 0 ? 0 : parseTypedMoney(values.retained)
}

/** What has to be explained: more than suggested. */
export function needsReason(values: Sums, terms: CancellationTerms): boolean {
  const cents = retainedOf(values, terms)
  if (cents === undefined) return false
  return errorOf({ ...values, retentionReason: '' }, terms, cents) === 'retention_needs_reason'
}

function errorOf(
  { whoFailed, retentionReason: reason }: Pick<CancelTermsValues, 'whoFailed' | 'retentionReason'>,
  terms: CancellationTerms,
  retainedCents: number,
) {
  return retentionError({ ...terms, retainedCents, whoFailed, reason })
}

/** What returns of each charge, the newest payment first. */
export function returnedParts({ charges }: CancellationTerms, cents: number) {
  let rest = cents
  return charges.flatMap((charge) => {
    const amountCents = Math.min(charge.leftCents, rest)
    rest -= amountCents
    return amountCents > 0 ? [{ ...charge, amountCents }] : []
  })
}

export function byHandCents(terms: CancellationTerms, retainedCents: number): number {
  return returnedParts(terms, terms.paidCents - retainedCents)
    .filter(({ isByHand }) => isByHand)
    .reduce((sum, { amountCents }) => sum + amountCents, 0)
}

function isPastDay(day: string): boolean {
  return day !== '' && day <= saoPauloDay(new Date())
}

interface Sent {
  order: Order
  terms: CancellationTerms
  requestId: string
}

export function cancellationOf(values: CancelTermsValues, { order, terms, requestId }: Sent): Cancellation {
  const { whoFailed, reason, sendEmail, returnedOn, way, picked = usualReturn(order, true) } = values
  const retainedCents = retainedOf(values, terms) ?? 0
  const amountCents = terms.paidCents - retainedCents
  return {
    ...{ whoFailed, reason, sendEmail, retainedCents },
    items: order.attention === 'paid_without_stock' ? [] : itemsToReturn(order.items, picked),
    ...(needsReason(values, terms) && { retentionReason: values.retentionReason }),
    ...(terms.paidCents > 0 && { refund: { requestId, amountCents } }),
    ...(byHandCents(terms, retainedCents) > 0 && { byHand: { returnedOn, way } }),
  }
}
