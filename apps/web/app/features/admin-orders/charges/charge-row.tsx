import { formatBRL } from '@shop/contract/money'
import Check from 'lucide-react/icons/check'
import { useState } from 'react'
import { RecordChargeDialog } from '~/shared/money/record-charge-dialog.tsx'
import { Badge } from '~/ui/badge.tsx'
import { Button } from '~/ui/button.tsx'
import { classes } from '~/ui/classes.ts'
import type { ChargeLine } from './charge-lines.ts'

export function ChargeRow({ orderId, line }: { orderId: number; line: ChargeLine }) {
  const { charge, label, text, isLate } = line
  return (
    <li className="flex flex-wrap items-center justify-end gap-x-4 gap-y-1 border-b border-line px-4 py-3 lg:px-5">
      <div className="min-w-0 flex-[1_1_12rem]">
        <p className="wrap-anywhere">{label}</p>
        <p className={classes('text-13', isLate ? 'text-error' : 'text-ink-2')}>{text}</p>
      </div>
      <div className="flex min-h-11 flex-wrap items-center justify-end gap-x-3 gap-y-1">
        <span className="font-medium whitespace-nowrap">{formatBRL(charge.amountCents)}</span>
        {charge.paidAt && (
          <Badge tone="ok" className="gap-1.5! px-2.25!">
            <Check aria-hidden="true" className="size-3.5" strokeWidth={1.8} />
            Pago
          </Badge>
        )}
        {line.canRecord && <RecordButton orderId={orderId} line={line} />}
      </div>
    </li>
  )
}

function RecordButton({ orderId, line: { charge, label } }: { orderId: number; line: ChargeLine }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="outline"
        size="small"
        aria-label={`Recebido no ateliê: ${label}`}
        onClick={() => setOpen(true)}
      >
        Recebido no ateliê
      </Button>
      {open && (
        <RecordChargeDialog
          orderId={orderId}
          charge={{ id: charge.id, amountCents: charge.amountCents, label }}
          onDone={() => setOpen(false)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
