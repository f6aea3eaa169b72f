import { formatBRL } from '@shop/contract/money'
import { receivableLabel } from '@shop/contract/receivable-label'
import type { Receivable } from '@shop/contract/receivables'
import type { StoreProfile } from '@shop/contract/store'
import { useId, useState } from 'react'
import { useNow } from '~/lib/use-now.ts'
import { Receipt } from '~/shared/charges/receipt.tsx'
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
  /** Of the atelier, for receipts; undefined while it is loading. */
  profile: StoreProfile | undefined
}

/** The charges of one kind with their sum; nothing where there is none. */
export function ChargeGroup({
  title,
  group,
  firstOnes,
  isLate = false,
  today,
  onRecord,
  profile,
}: ChargeGroupProps) {
  const { count, sumCents, charges } = group
  const receiptId = useId()
  const [shown, setShown] = useState<Receivable>()
  const now = useNow()
  if (count === 0) return null
  // Rendered before it is opened: the button names its dialog.
  const receipt = shown ?? charges.find(({ paidAt }) => paidAt !== null)
  return (
    <Panel
      title={<span className={classes(isLate && 'text-error')}>{title}</span>}
      aside={<b className="font-semibold tabular-nums">{formatBRL(sumCents)}</b>}
    >
      <ul className="divide-y divide-line">
        {charges.map((charge) => (
          <ChargeRow
            key={charge.id}
            {...{ charge, today, onRecord }}
            receiptId={profile && receiptId}
            onReceipt={setShown}
          />
        ))}
      </ul>
      {charges.length < count && (
        <p className="border-t border-line px-4 py-3 text-14 text-ink-2 lg:px-5">
          As {charges.length} {firstOnes} de {count.toLocaleString('pt-BR')}. A soma é de todas.
        </p>
      )}
      {receipt && profile && (
        <Receipt
          id={receiptId}
          charge={{ ...receipt, name: receipt.customer.name, label: receivableLabel(receipt) }}
          profile={profile}
          now={now}
        />
      )}
    </Panel>
  )
}
