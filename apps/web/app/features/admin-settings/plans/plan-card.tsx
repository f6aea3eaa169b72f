import type { ProductionPlan } from '@shop/contract/production-plans'
import { formatHours } from '@shop/contract/typed-hours'
import { workOf } from '~/shared/admin/production-plans.ts'
import { classes } from '~/ui/classes.ts'
import { daysText, productsText } from './plan-values.ts'

interface PlanCardProps {
  plan: ProductionPlan
  chosen: boolean
  onChoose: () => void
}

export function PlanCard({ plan, chosen, onChoose }: PlanCardProps) {
  const { days, minutes } = workOf(plan)
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onChoose}
      className={classes(
        'grid w-full grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 rounded-1 border bg-white px-4 py-3.5 text-left transition-colors hover:border-wine',
        chosen ? 'border-wine inset-ring inset-ring-wine' : 'border-line',
      )}
    >
      <span className="font-medium wrap-anywhere">{plan.name}</span>
      <span className="font-medium tabular-nums">{daysText(days)}</span>
      <span className="text-13 text-ink-2">{productsText(plan.products)}</span>
      <span className="text-13 text-ink-2 tabular-nums">{formatHours(minutes)} h de bancada</span>
    </button>
  )
}
