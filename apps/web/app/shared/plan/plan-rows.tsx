import { formatDate } from '@shop/contract/dates'
import { formatBRL } from '@shop/contract/money'
import { classes } from '~/ui/classes.ts'

interface PlanRowsProps {
  charges: ReadonlyArray<{ amountCents: number; dueOn: string }>
}

/** Under the total, in its `<dl>`: what is paid today and what later. */
export function PlanRows({ charges }: PlanRowsProps) {
  const [deposit, ...parts] = charges
  const last = parts.at(-1)
  if (!deposit || !last) return null
  const restCents = parts.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const until = formatDate(last.dueOn)
  return (
    <>
      <PlanRow label="Hoje, de sinal" cents={deposit.amountCents} isStressed />
      <PlanRow
        label={parts.length === 1 ? `Até ${until}` : `${parts.length} parcelas até ${until}`}
        cents={restCents}
      />
    </>
  )
}

interface PlanRowProps {
  label: string
  cents: number
  isStressed?: boolean
}

export function PlanRow({ label, cents, isStressed = false }: PlanRowProps) {
  return (
    <div
      className={classes(
        'flex flex-wrap items-baseline justify-between gap-x-4 pt-1.5 text-14',
        !isStressed && 'text-ink-2',
      )}
    >
      <dt className={classes(isStressed && 'font-medium')}>{label}</dt>
      <dd className={classes('tabular-nums', isStressed && 'font-semibold')}>{formatBRL(cents)}</dd>
    </div>
  )
}
