/** The form that moves the promise of an order, and what it says about the wedding. */
import { zodResolver } from '@hookform/resolvers/zod'
import { formatDate, subtractWorkingDays } from '@shop/contract/dates'
import { workingDaysBetween } from '@shop/contract/deadlines'
import type { OrderTimeline } from '@shop/contract/order-timeline'
import type { PromiseChange } from '@shop/contract/promise-changes'
import type { PublicSchedule } from '@shop/contract/schedule'
import { arrivalOf } from '@shop/contract/wedding'
import { z } from '@shop/contract/zod'
import { beforeWedding } from '~/shared/delivery/promise-text.ts'

export const longestReason = 500

type Promise = NonNullable<OrderTimeline['promise']>

const dayText = (message: string) => z.iso.date(message)

export function promiseRules(before: Promise) {
  return zodResolver(
    z
      .object({
        from: dayText('Informe o primeiro dia do prazo.'),
        to: dayText('Informe o último dia do prazo.'),
        readyOn: z.union([z.literal(''), dayText('Informe um dia, ou deixe em branco.')]),
        reason: z
          .string()
          .trim()
          .min(1, 'Escreva o motivo: a cliente vai ler.')
          .max(longestReason, 'Use no máximo 500 caracteres.'),
      })
      .refine(({ from, to }) => from <= to, { path: ['to'], error: 'O último dia vem depois do primeiro.' })
      .refine(({ from, readyOn }) => readyOn <= from, {
        path: ['readyOn'],
        error: 'A peça fica pronta antes de chegar.',
      })
      .refine(
        ({ from, to, readyOn }) =>
          from !== before.from || to !== before.to || (readyOn !== '' && readyOn !== before.readyOn),
        { path: ['to'], error: 'Este já é o prazo de hoje. Escolha outro dia.' },
      ),
  )
}

export type PromiseTexts = Record<'from' | 'to' | 'readyOn' | 'reason', string>

export function changeOf({ from, to, readyOn, reason }: PromiseTexts): PromiseChange {
  return { from, to, reason, ...(readyOn !== '' && { readyOn }) }
}

/** The day on which it is ready if the field stays empty. */
export function usualReadyDay(from: string, { shipDays, closedDays }: PublicSchedule): string {
  return subtractWorkingDays(from, shipDays.min, closedDays)
}

export interface WeddingWarning {
  tone: 'error' | 'warning' | 'ok'
  text: string
}

/** How the last day of the window stands to the wedding. */
export function weddingWarning(
  to: string,
  weddingOn: string | null,
  terms: Pick<PublicSchedule, 'safetyDays' | 'tightDays'>,
): WeddingWarning | undefined {
  if (weddingOn === null || to === '') return undefined
  const distance = sentence(beforeWedding(to, weddingOn))
  if (to >= weddingOn) return { tone: 'error', text: `${distance}, em ${formatDate(weddingOn)}.` }
  switch (arrivalOf(to, weddingOn, terms)) {
    case 'late':
      return { tone: 'warning', text: `${distance}, dentro dos ${terms.safetyDays} de segurança.` }
    case 'tight':
      return { tone: 'warning', text: `${distance}: chega, mas é apertado.` }
    case 'early':
      return { tone: 'ok', text: `${distance}: chega com folga.` }
  }
}

/** The slack with another day of being ready; undefined where there is none to compare with. */
export function newSlack(
  { slack, promise }: Pick<OrderTimeline, 'slack' | 'promise'>,
  readyOn: string,
  closedDays: readonly string[],
): number | undefined {
  const before = promise?.readyOn
  if (slack === undefined || slack === null || !before) return undefined
  const moved =
    readyOn < before
      ? -workingDaysBetween(readyOn, before, closedDays)
      : workingDaysBetween(before, readyOn, closedDays)
  return slack + moved
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
