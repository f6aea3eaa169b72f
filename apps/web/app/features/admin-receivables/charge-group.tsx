import { formatBRL } from '@shop/contract/money'
import type { Receivable } from '@shop/contract/receivables'
import { classes } from '~/ui/classes.ts'
import { Panel } from '~/ui/panel.tsx'
import { ChargeRow } from './charge-row.tsx'

interface ChargeGroupProps {
  title: string
  group: { count: number; sumCents: number; charges: readonly Receivable[] }
  /** What the first ones are, where not all are listed. */
  firstOnes: 'mais antigas' | 'mais próximas' | 'mais recentes'
  isLate?: boolean
  today: string
  onRecord: (charge: Receivable) => void
}

/** The charges of one kind with their sum; nothing where there is none. */
export function ChargeGroup({ title, group, firstOnes, isLate = false, today, onRecord }: ChargeGroupProps) {
  const { count, sumCents, charges } = group
  if (count === 0) return null
  return (
    <Panel
      title={<span className={classes(isLate && 'text-error')}>{title}</span>}
      aside={<b className="font-semibold tabular-nums">{formatBRL(sumCents)}</b>}
    >
      <ul className="divide-y divide-line">
        {charges.map((charge) => (
          <ChargeRow key={charge.id} charge={charge} today={today} onRecord={onRecord} />
        ))}
      </ul>
      {charges.length < count && (
        <p className="border-t border-line px-4 py-3 text-14 text-ink-2 lg:px-5">
          As {charges.length} {firstOnes} de {count.toLocaleString('pt-BR')}. A soma é de todas.
        </p>
      )}
    </Panel>
  )
}
