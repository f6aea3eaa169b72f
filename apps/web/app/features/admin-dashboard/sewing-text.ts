import { formatDate } from '@shop/contract/dates'
import type { Sewing, SewnItem } from '@shop/contract/sewing-report'

/** '1 abaixo de zero, 2 apertadas'. */
export function riskText({ count, first }: Sewing['atRisk']): string {
  const late = first.filter(({ slack }) => slack !== null && slack < 0).length
  // The list is capped, and the latest come first: with more late ones than it shows, all others are unknown.
  if (late === first.length && count > late) return `${count} peças`
  const tight = count - late
  return [
    late > 0 && `${late} abaixo de zero`,
    tight > 0 && `${tight} ${tight === 1 ? 'apertada' : 'apertadas'}`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** 'Faltam 12 dias de trabalho e há 8, já com a margem.' */
export function workText({ daysNeeded, daysLeft }: Pick<SewnItem, 'daysNeeded' | 'daysLeft'>): string {
  const needed = daysNeeded === 1 ? 'Falta 1 dia de trabalho' : `Faltam ${daysNeeded} dias de trabalho`
  if (daysLeft === null) return `${needed}.`
  if (daysLeft < 0) {
    return `${needed}, e o dia de ficar pronta, já com a margem, passou há ${daysText(-daysLeft)}.`
  }
  return daysLeft === 0
    ? `${needed}, e é hoje o último dia, já com a margem.`
    : `${needed} e há ${daysLeft}, já com a margem.`
}

/** 'Renda e bordado · casa em 19/12/2026'. */
export function stageText({ stage, weddingOn }: Pick<SewnItem, 'stage' | 'weddingOn'>): string {
  return [stage, weddingOn && `casa em ${formatDate(weddingOn)}`].filter(Boolean).join(' · ')
}

function daysText(days: number): string {
  return days === 1 ? '1 dia útil' : `${days} dias úteis`
}
