import { formatBRL } from '@shop/contract/money'
import { receivableLabel } from '@shop/contract/receivable-label'
import type { Receivable } from '@shop/contract/receivables'
import Check from 'lucide-react/icons/check'
import { Link } from 'react-router'
import { adminOrderPath } from '~/admin-paths.ts'
import { Badge } from '~/ui/badge.tsx'
import { Button } from '~/ui/button.tsx'
import { classes } from '~/ui/classes.ts'
import { opensDialog } from '~/ui/drawer.tsx'
import { TextButton } from '~/ui/text-link.tsx'
import { Thumb } from '~/ui/thumb.tsx'
import { dayTexts, returnedText } from './receivables-texts.ts'
import { RemindLink } from './remind-link.tsx'

interface ChargeRowProps {
  charge: Receivable
  today: string
  onRecord: (charge: Receivable) => void
  /** Of the dialog; undefined until it can be written. */
  receiptId: string | undefined
  onReceipt: (charge: Receivable) => void
}

/** One line on a wide screen; on a phone two, with the buttons below. */
export function ChargeRow({ charge, today, onRecord, receiptId, onReceipt }: ChargeRowProps) {
  const { number, customer, product, amountCents, isLate, paidAt } = charge
  const { day, note } = dayTexts(charge, today)
  const returned = returnedText(charge)
  const late = isLate && 'text-error'
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 px-4 py-3 lg:grid-cols-[minmax(0,2.2fr)_minmax(0,1.5fr)_minmax(7rem,1fr)_minmax(7rem,auto)_15.5rem] lg:gap-x-4 lg:px-5 lg:py-2.5">
      <div className="flex min-w-0 items-center gap-3.5 max-lg:items-start">
        <Thumb src={product?.imageUrl} className="h-15 w-11" />
        <div className="min-w-0">
          <Link
            to={adminOrderPath(number)}
            className="inline-flex min-h-6 items-center font-medium hover:text-wine"
          >
            {customer.name}
          </Link>
          <p className="line-clamp-2 text-14 text-ink-2">
            {[product?.name, `nº ${number}`].filter(Boolean).join(' · ')}
          </p>
        </div>
      </div>
      <p className="min-w-0 wrap-anywhere max-lg:col-start-1">{receivableLabel(charge)}</p>
      <p className="max-lg:col-start-2 max-lg:row-start-2 max-lg:text-right">
        <span className={classes('block tabular-nums', late)}>{day}</span>
        <span className={classes('block text-13', late || 'text-ink-2')}>{note}</span>
      </p>
      <p className="text-right max-lg:col-start-2 max-lg:row-start-1">
        <b className="block font-semibold whitespace-nowrap tabular-nums">{formatBRL(amountCents)}</b>
        {returned && <span className="block text-13 text-ink-2">{returned}</span>}
      </p>
      <div className="flex items-center gap-2 max-lg:col-span-full lg:justify-end">
        {paidAt === null ? (
          <>
            <RemindLink charge={charge} />
            <Button variant="outline" size="small" className="max-lg:flex-1" onClick={() => onRecord(charge)}>
              Recebido <span className="sr-only">de {customer.name}</span>
            </Button>
          </>
        ) : (
          <>
            <Badge tone="ok">
              <Check aria-hidden="true" className="size-4" strokeWidth={1.75} />
              Pago
            </Badge>
            {receiptId !== undefined && (
              <ReceiptButton charge={charge} dialogId={receiptId} onReceipt={onReceipt} />
            )}
          </>
        )}
      </div>
    </li>
  )
}

interface ReceiptButtonProps {
  charge: Receivable
  dialogId: string
  onReceipt: (charge: Receivable) => void
}

function ReceiptButton({ charge, dialogId, onReceipt }: ReceiptButtonProps) {
  const opens = opensDialog(dialogId)
  return (
    <TextButton
      {...opens}
      onClick={() => {
        onReceipt(charge)
        opens.onClick()
      }}
    >
      Recibo
      <span className="sr-only">
        {' '}
        de {charge.customer.name}, {receivableLabel(charge)} (pedido nº {charge.number})
      </span>
    </TextButton>
  )
}
