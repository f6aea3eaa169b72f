import { numericDay } from '@shop/contract/format-days'
import { formatBRL } from '@shop/contract/money'
import type { ReceivablesOfPeriod } from '@shop/contract/receivables'
import { classes } from '~/ui/classes.ts'
import { daysOf, monthText } from './month.ts'
import { daysText, partsText, paymentsText } from './receivables-texts.ts'

interface SumsProps {
  /** Undefined while it is loading. */
  data: ReceivablesOfPeriod | undefined
  month: string
}

/** What is late, what is to come until the end of the month, and what came in it. */
export function Sums({ data, month }: SumsProps) {
  const [name] = monthText(month).split(' ')
  const late = data?.late
  return (
    <dl className="mb-4 grid grid-cols-2 gap-2 lg:grid-cols-3 lg:gap-3">
      <Sum
        label="Atrasado"
        cents={late?.sumCents}
        note={late && [partsText(late.count), late.count > 0 && `a mais antiga ${daysText(late.oldestDays)}`]}
        className={classes('max-lg:col-span-full', late && late.count > 0 && 'text-error')}
      />
      <Sum
        label={`A vencer até ${numericDay(daysOf(month).to)}`}
        cents={data?.due.sumCents}
        note={data && [partsText(data.due.count)]}
      />
      <Sum
        label={`Recebido em ${name}`}
        cents={data?.paid.sumCents}
        note={data && [paymentsText(data.paid.count)]}
      />
    </dl>
  )
}

interface SumProps {
  label: string
  cents: number | undefined
  note: (string | false)[] | undefined
  className?: string
}

function Sum({ label, cents, note, className }: SumProps) {
  return (
    <div
      className={classes(
        'min-w-0 rounded-1 border border-line bg-white px-4 py-3.5 lg:px-5 lg:py-4',
        className,
      )}
    >
      <dt className="text-14 text-ink-2">{label}</dt>
      <dd className="mt-1 text-[clamp(1.125rem,5.2vw,1.5rem)] leading-[1.25] font-medium wrap-anywhere lg:text-[2rem]">
        {cents === undefined ? <span className="skeleton h-8 w-28" /> : formatBRL(cents)}
      </dd>
      <dd className="mt-0.5 min-h-5 text-13 text-ink-2">{note?.filter(Boolean).join(', ')}</dd>
    </div>
  )
}
