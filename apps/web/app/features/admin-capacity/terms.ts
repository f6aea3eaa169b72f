/** The usual week and the terms of the promise, as typed. */
import type { ScheduleSettings } from '@shop/contract/schedule'
import { formatHours, hoursExample, parseTypedHours } from '@shop/contract/typed-hours'

const termNames = ['weekly', 'margin', 'ship', 'safety', 'tight'] as const
export type TermName = (typeof termNames)[number]
export type TermTexts = Readonly<Record<TermName, string>>

const FEWEST_MINUTES = 240
export const MOST_MINUTES = 60_000
const MOST_WORKING_DAYS = 60
const MOST_SAFETY_DAYS = 180
const MOST_TIGHT_DAYS = 365

export function termTexts(settings: ScheduleSettings): TermTexts {
  const { weeklyMinutes, marginDays, shipDays, safetyDays, tightDays } = settings
  return {
    weekly: formatHours(weeklyMinutes),
    margin: String(marginDays),
    ship: `${shipDays.min} a ${shipDays.max}`,
    safety: String(safetyDays),
    tight: String(tightDays),
  }
}

interface ReadTerms {
  /** Undefined while one of them cannot be read. */
  settings: ScheduleSettings | undefined
  problems: Readonly<Partial<Record<TermName, string>>>
}

export function readTerms(texts: TermTexts): ReadTerms {
  const weeklyMinutes = parseTypedHours(texts.weekly)
  const marginDays = wholeNumber(texts.margin)
  const shipDays = rangeOf(texts.ship)
  const safetyDays = wholeNumber(texts.safety)
  const tightDays = wholeNumber(texts.tight)
  const found: Record<TermName, string | undefined> = {
    weekly: weeklyProblem(weeklyMinutes),
    margin: daysProblem(marginDays, MOST_WORKING_DAYS),
    ship: shipProblem(shipDays),
    safety: daysProblem(safetyDays, MOST_SAFETY_DAYS),
    tight: daysProblem(tightDays, MOST_TIGHT_DAYS) ?? orderProblem(safetyDays, tightDays),
  }
  const problems = Object.fromEntries(
    termNames.flatMap((name) => (found[name] === undefined ? [] : [[name, found[name]]])),
  ) as ReadTerms['problems']
  const isRead =
    weeklyMinutes !== undefined &&
    marginDays !== undefined &&
    shipDays !== undefined &&
    safetyDays !== undefined &&
    tightDays !== undefined
  if (!isRead || Object.keys(problems).length > 0) return { settings: undefined, problems }
  return { settings: { weeklyMinutes, marginDays, shipDays, safetyDays, tightDays }, problems }
}

function wholeNumber(text: string): number | undefined {
  return /^\s*\d{1,3}\s*$/.test(text) ? Number(text) : undefined
}

/** '2 a 5', '2-5', or one number for both. */
function rangeOf(text: string): ScheduleSettings['shipDays'] | undefined {
  const parts = /^\s*(\d{1,3})(?:\s*(?:a|até|-|–)\s*(\d{1,3}))?\s*$/i.exec(text)
  if (!parts) return undefined
  const min = Number(parts[1])
  return { min, max: parts[2] === undefined ? min : Number(parts[2]) }
}

function weeklyProblem(minutes: number | undefined): string | undefined {
  if (minutes === undefined) return hoursExample
  if (minutes < FEWEST_MINUTES) return 'Informe ao menos 4 horas por semana.'
  return minutes > MOST_MINUTES ? 'No máximo 1000 horas.' : undefined
}

function daysProblem(days: number | undefined, most: number): string | undefined {
  if (days === undefined) return 'Digite um número inteiro.'
  return days > most ? `No máximo ${most} dias.` : undefined
}

function shipProblem(range: ScheduleSettings['shipDays'] | undefined): string | undefined {
  if (range === undefined) return 'Digite como 2 a 5.'
  if (range.min > range.max) return 'O menor prazo vem antes do maior.'
  return daysProblem(range.max, MOST_WORKING_DAYS)
}

function orderProblem(safety: number | undefined, tight: number | undefined): string | undefined {
  if (safety === undefined || tight === undefined || safety <= tight) return undefined
  return `Ao menos ${safety}, como a segurança.`
}
