import type { Board, ProductionCard } from '@shop/contract/production'
import { currentStage, measuresColumn, noPlanText } from './card-text.ts'

export interface Column {
  key: string
  title: string
  /** Nothing can be done at the bench. */
  isWaiting: boolean
  cards: readonly ProductionCard[]
}

/** The waiting ones first, then the stages in the order of the work; what has no plan comes last, if there is any. */
export function columnsOf({ items, stages }: Board): Column[] {
  const isMeasured = ({ awaitedMeasures }: ProductionCard) => awaitedMeasures !== null
  const atBench = items.filter((card) => !isMeasured(card))
  const planless = atBench.filter((card) => currentStage(card) === undefined)
  return [
    { key: 'measures', title: measuresColumn, isWaiting: true, cards: items.filter(isMeasured) },
    ...stages.map(({ id, name }) => ({
      key: String(id),
      title: name,
      isWaiting: false,
      cards: atBench.filter((card) => currentStage(card)?.id === id),
    })),
    ...(planless.length > 0
      ? [{ key: 'planless', title: capitalised(noPlanText), isWaiting: true, cards: planless }]
      : []),
  ]
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
