/**
 * A deposit now and parts until the delivery. Pure, without a clock of its own: product page, cart, checkout, API and
 * emails reach the same amounts and days from the same inputs. No zod: the product page loads this file.
 */
import { addDays } from './calendar-days.ts'
import { chargeCents } from './constants.ts'
import { formatDate } from './dates.ts'
import { formatBRL, toCents } from './money.ts'
import type { OfferKind } from './offers.ts'

export interface PlanTerms {
  /** The least that the made lines of an order cost for a plan to be offered. */
  minOrderCents: number
  /** Of the total, rounded to the centavo. */
  depositPercent: number
  maxParts: number
  /** Calendar days between the last part and the day on which the order is ready. */
  lastDueDays: number
  /** The ways of buying that a plan is offered for; empty: none is offered. */
  offers: readonly OfferKind[]
}

export const defaultPlanTerms: PlanTerms = {
  minOrderCents: 100_000,
  depositPercent: 30,
  maxParts: 10,
  lastDueDays: 10,
  offers: ['made_to_order', 'made_to_measure'],
}

/** As the schedule has them: the sum is in reais there. */
export function planTermsOf({
  minOrder,
  ...terms
}: Omit<PlanTerms, 'minOrderCents'> & { minOrder: number }): PlanTerms {
  return { ...terms, minOrderCents: toCents(minOrder) }
}

export interface PlannedCharge {
  kind: 'deposit' | 'part'
  amountCents: number
  dueOn: string
}

export interface PlanInput {
  totalCents: number
  /** The day of the order, in São Paulo. */
  today: string
  /** The day on which all of it is promised to be ready. */
  readyOn: string
  /** Fewer than there could be; more are reduced to those. */
  parts?: number | undefined
}

interface PlanLine {
  offer?: OfferKind | undefined
  /** What the whole line costs, after its discount. */
  amountCents: number
}

/** Whether what is made for this order costs enough. Ready lines go along with it. */
export function isPlanOffered(terms: PlanTerms, lines: readonly PlanLine[]): boolean {
  const made = lines.filter(({ offer = 'ready' }) => terms.offers.includes(offer))
  const cents = made.reduce((sum, { amountCents }) => sum + amountCents, 0)
  return made.length > 0 && cents >= terms.minOrderCents
}

/** Undefined: the last part would be due today or earlier. */
export function planCharges(terms: PlanTerms, input: PlanInput): PlannedCharge[] | undefined {
  const { totalCents, today, readyOn } = input
  const lastDueOn = addDays(readyOn, -terms.lastDueDays)
  if (lastDueOn <= today) return undefined
  const depositCents = Math.round((totalCents * terms.depositPercent) / 100)
  const restCents = totalCents - depositCents
  if (depositCents < chargeCents.min || restCents < chargeCents.min) return undefined
  const most = mostParts(terms, input)
  const count = Math.max(1, Math.min(input.parts ?? most, most))
  const partCents = Math.floor(restCents / count)
  const parts = Array.from({ length: count }, (_, at) => ({
    kind: 'part' as const,
    amountCents: at === 0 ? restCents - partCents * (count - 1) : partCents,
    dueOn: most === 0 ? lastDueOn : addMonths(today, at + 1),
  }))
  return [{ kind: 'deposit', amountCents: depositCents, dueOn: today }, ...parts]
}

/** How many parts there can be, a month apart. None: the rest is due in one, on the last day. */
export function mostParts(
  { maxParts, lastDueDays, depositPercent }: PlanTerms,
  { totalCents, today, readyOn }: PlanInput,
): number {
  const lastDueOn = addDays(readyOn, -lastDueDays)
  const restCents = totalCents - Math.round((totalCents * depositPercent) / 100)
  let count = 0
  while (
    count < maxParts &&
    addMonths(today, count + 1) <= lastDueOn &&
    Math.floor(restCents / (count + 1)) >= chargeCents.min
  )
    count += 1
  return count
}

interface ComparedCharge {
  amountCents: number
  dueOn: string
}

export function isSamePlan(some: readonly ComparedCharge[], others: readonly ComparedCharge[]): boolean {
  const isSame = ({ amountCents, dueOn }: ComparedCharge, other: ComparedCharge | undefined) =>
    amountCents === other?.amountCents && dueOn === other.dueOn
  return some.length === others.length && some.every((charge, at) => isSame(charge, others[at]))
}

/** The same day of a later month, or its last day. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + count, Math.min(date, last))).toISOString().slice(0, 10)
}

export type ChargeKind = 'whole' | 'deposit' | 'part' | 'extra'

interface LabelledCharge {
  kind: ChargeKind
  description?: string | null | undefined
  /** It is not to be paid any more, and is not counted. */
  cancelledAt?: Date | null | undefined
}

/** 'Sinal', 'Parcela 2 de 6', 'Restante', 'À vista', 'Acréscimo: renda no punho'; `charge` is one of `all`. */
export function chargeLabel<C extends LabelledCharge>(charge: C, all: readonly C[]): string {
  if (charge.kind === 'whole') return 'À vista'
  if (charge.kind === 'deposit') return 'Sinal'
  if (charge.kind === 'extra') return charge.description ? `Acréscimo: ${charge.description}` : 'Acréscimo'
  if (charge.cancelledAt) return 'Parcela cancelada'
  const parts = all.filter(({ kind, cancelledAt }) => kind === 'part' && !cancelledAt)
  return parts.length === 1 ? 'Restante' : `Parcela ${parts.indexOf(charge) + 1} de ${parts.length}`
}

/** 'sinal de R$ 2.067,00 e 6 parcelas sem juros até a entrega: 1 de R$ 803,85 e 5 de R$ 803,83'. */
export function planSummary(charges: readonly PlannedCharge[]): string {
  const [deposit, first, ...others] = charges
  if (deposit === undefined || first === undefined) return ''
  const begin = `sinal de ${formatBRL(deposit.amountCents)} e`
  const [second] = others
  if (second === undefined) return `${begin} ${formatBRL(first.amountCents)} até ${formatDate(first.dueOn)}`
  const count = others.length + 1
  const all = `${begin} ${count} parcelas sem juros até a entrega:`
  if (first.amountCents === second.amountCents) return `${all} ${count} de ${formatBRL(first.amountCents)}`
  return `${all} 1 de ${formatBRL(first.amountCents)} e ${others.length} de ${formatBRL(second.amountCents)}`
}

export const depositText = 'O sinal é parte do preço. A entrega é feita depois da última parcela.'

/** What the customer agrees to, stored word for word with the order. */
export function planText(charges: readonly PlannedCharge[], cancellationText: string): string {
  const lines = charges.map(
    (charge) =>
      `${chargeLabel(charge, charges)}: ${formatBRL(charge.amountCents)}, vence em ${formatDate(charge.dueOn)}.`,
  )
  const totalCents = charges.reduce((sum, { amountCents }) => sum + amountCents, 0)
  return [
    'Sinal e parcelas',
    ...lines,
    `Total, sem juros: ${formatBRL(totalCents)}.`,
    depositText,
    cancellationText,
  ].join('\n')
}
