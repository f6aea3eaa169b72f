/** What a card says about its item, and where it stands. */
import { formatDate } from '@shop/contract/dates'
import type { ItemStage, ProductionCard, ProductionItem } from '@shop/contract/production'

export const noPlanText = 'sem modelo de produção'
export const measuresColumn = 'Esperando medidas'

/** The first stage that is not finished, or the last. */
export function currentStage({ stages }: Pick<ProductionCard, 'stages'>): ItemStage | undefined {
  return stages.find(({ finishedAt }) => finishedAt === null) ?? stages.at(-1)
}

export function isDone({ stages }: Pick<ProductionCard, 'stages'>): boolean {
  return stages.length > 0 && stages.every(({ finishedAt }) => finishedAt !== null)
}

/** An order that is ready has left it. */
export function isAtBench({ orderStatus }: Pick<ProductionItem, 'orderStatus'>): boolean {
  return orderStatus === 'confirmed' || orderStatus === 'in_production'
}

/** '20/02', with the year once it is another one than this. */
function shortDay(day: string, today = new Date()): string {
  const [year] = day.split('-')
  const text = formatDate(day)
  return Number(year) - today.getFullYear() > 1 ? text : text.slice(0, 5)
}

export function stageText(card: ProductionCard): string {
  if (card.awaitedMeasures !== null) return measuresColumn
  const stage = currentStage(card)
  if (stage === undefined) return noPlanText
  return isDone(card) ? 'Etapas concluídas' : stage.name
}

/** What it waits for, or since when it is there; undefined if there is nothing to say. */
export function hintOf(card: ProductionCard): string | undefined {
  const { awaitedMeasures, awaitsPromiseReply } = card
  if (awaitedMeasures !== null) {
    if (awaitedMeasures.sent) return 'conferir medidas'
    return awaitedMeasures.dueOn === null
      ? 'faltam medidas'
      : `medidas até ${shortDay(awaitedMeasures.dueOn)}`
  }
  if (awaitsPromiseReply) return 'prazo sem resposta'
  const stage = currentStage(card)
  if (stage === undefined) return undefined
  if (isDone(card)) return 'marcar como pronto'
  if (stage.startedAt === null) return 'a começar'
  return stage.kind === 'fitting' ? 'esperando a noiva' : undefined
}

export function sinceText(card: ProductionCard): string | undefined {
  const hint = hintOf(card)
  if (hint !== undefined) return hint
  const startedAt = currentStage(card)?.startedAt
  return startedAt ? `desde ${formatDate(startedAt).slice(0, 5)}` : undefined
}

export function weddingText({ weddingOn }: Pick<ProductionCard, 'weddingOn'>): string {
  return weddingOn === null ? 'sem data de casamento' : `casa em ${shortDay(weddingOn)}`
}

export function productText({ productName, quantity }: ProductionCard): string {
  return quantity > 1 ? `${productName} × ${quantity}` : productName
}

export function daysText(days: number): string {
  return days === 1 ? '1 dia' : `${days} dias`
}
