import type { ProductionCard } from '@shop/contract/production'
import { classes } from '~/ui/classes.ts'
import { currentStage, isDone } from './card-text.ts'

/** One dash for each stage; the text beside it says the same. */
export function StageBar({ card, className }: { card: ProductionCard; className?: string }) {
  const current = currentStage(card)
  if (current === undefined) return null
  const isBegun = current.startedAt !== null && card.awaitedMeasures === null && !isDone(card)
  return (
    <span aria-hidden="true" className={classes('flex gap-1', className)}>
      {card.stages.map(({ id, finishedAt }) => (
        <i
          key={id}
          className={classes(
            'h-0.75 min-w-1 flex-1 forced-color-adjust-none rounded-pill',
            finishedAt !== null ? 'bg-sage' : id === current.id && isBegun ? 'bg-wine' : 'bg-paper-3',
          )}
        />
      ))}
    </span>
  )
}
