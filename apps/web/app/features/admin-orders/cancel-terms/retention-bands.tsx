import type { CancellationTerms } from '@shop/contract/cancellations'
import { retentionBands } from '@shop/contract/payment-plan-settings'
import { classes } from '~/ui/classes.ts'

const bandText = { none: 'nada feito', measured: 'medida', cut: 'cortada', fitted: 'provada' } as const

/** How far the work has come, and what each stage suggests to keep. */
export function RetentionBands({ terms: { band, percents } }: { terms: CancellationTerms }) {
  return (
    <div>
      <p id="retention-bands" className="mb-2 text-14 font-medium">
        Retenção sugerida pela etapa
      </p>
      <ol aria-labelledby="retention-bands" className="grid grid-cols-4 gap-2">
        {retentionBands.map((one) => (
          <li
            key={one}
            aria-current={one === band ? 'step' : undefined}
            className={classes(
              'border-t-3 pt-1.5 text-13 leading-[1.35] wrap-anywhere',
              one === band ? 'border-wine' : 'border-wine-soft text-ink-2',
            )}
          >
            <b className={classes('block text-14', one === band ? 'font-semibold text-wine' : 'font-normal')}>
              {percents[one]} %
            </b>
            {bandText[one]}
          </li>
        ))}
      </ol>
    </div>
  )
}
