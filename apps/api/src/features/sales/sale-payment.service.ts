/** How a sale is paid: all of it now, or a deposit now and parts later, as the administrator agreed with her. */
import { addDays } from '@shop/contract/calendar-days'
import { ownCancellationText, plainCancellationText } from '@shop/contract/cancellation-text'
import { lastDueDay } from '@shop/contract/charge-days'
import { chargeCents, timeZone } from '@shop/contract/constants'
import { type PlannedCharge, planText } from '@shop/contract/payment-plan'
import type { SaleDraft } from '@shop/contract/sales'
import { sql } from 'kysely'
import { now } from '../../db/clock.ts'
import type { Tx } from '../../db/connection.ts'
import { AppError } from '../../lib/app-error.ts'
import { readToday } from '../schedule/schedule.service.ts'
import { readPlanSettings } from '../store/store.service.ts'
import type { PricedSale } from './sale-lines.service.ts'

/** A sale of longer ago is in the books already. */
const MOST_DAYS_AGO = 366

export async function paymentOfSale(tx: Tx, { received, parts }: SaleDraft, sale: PricedSale) {
  const today = await readToday(tx)
  const { way, receivedOn } = received
  if (receivedOn > today) throw invalid('received.receivedOn', 'O dia do recebimento ainda não chegou.')
  if (receivedOn < addDays(today, -MOST_DAYS_AGO))
    throw invalid('received.receivedOn', 'O dia do recebimento é de mais de um ano atrás.')
  const charges = parts && chargesOf(parts, { sale, today, receivedOn })
  return {
    way,
    // Noon: the same day in São Paulo as in UTC.
    paidAt:
      receivedOn === today ? now : sql<Date>`(${receivedOn}::date + time '12:00') at time zone ${timeZone}`,
    plan: charges && { charges, agreements: await agreementsOf(tx, sale, charges) },
  }
}

interface PlannedSale {
  sale: PricedSale
  today: string
  receivedOn: string
}

/** The deposit is what the parts leave of the total. */
function chargesOf(
  parts: NonNullable<SaleDraft['parts']>,
  { sale: { totalCents }, today, receivedOn }: PlannedSale,
): PlannedCharge[] {
  const later = parts.toSorted((one, other) => (one.dueOn < other.dueOn ? -1 : 1))
  const laterCents = later.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const depositCents = totalCents - laterCents
  if (depositCents < chargeCents.min) throw invalid('parts', 'As parcelas somam mais do que falta pagar.')
  for (const [at, { amountCents, dueOn }] of parts.entries()) {
    if (amountCents < chargeCents.min) throw invalid(`parts.${at}.amount`, 'Informe ao menos R$ 0,50.')
    if (dueOn <= today) throw invalid(`parts.${at}.dueOn`, 'Escolha um dia depois de hoje.')
    if (dueOn > lastDueDay(today)) throw invalid(`parts.${at}.dueOn`, 'Escolha um dia mais cedo.')
  }
  return [
    { kind: 'deposit', amountCents: depositCents, dueOn: receivedOn },
    ...later.map((part) => ({ ...part, kind: 'part' as const })),
  ]
}

/** As in the shop: the plan, and the owner's own text about cancelling, if every line stands under one. */
async function agreementsOf(tx: Tx, { lines, services }: PricedSale, charges: readonly PlannedCharge[]) {
  const { cancellationTexts } = await readPlanSettings(tx)
  const offers = [...lines.map(({ offer }) => offer), ...services.map(() => 'ready' as const)]
  const own = ownCancellationText(cancellationTexts, offers)
  return [
    { kind: 'plan' as const, body: planText(charges, own ?? plainCancellationText) },
    ...(own === undefined ? [] : [{ kind: 'cancellation' as const, body: own }]),
  ]
}

function invalid(field: string, message: string) {
  return new AppError('invalid_input', { fields: { [field]: message } })
}
