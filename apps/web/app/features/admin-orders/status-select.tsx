import { formatDate, formatDateTime } from '@shop/contract/dates'
import { orderStatusLabels } from '@shop/contract/labels'
import Ban from 'lucide-react/icons/ban'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { KeyboardEvent } from 'react'
import { useNow } from '~/lib/use-now.ts'
import { isOrderStatus, orderStatuses, statusTones, stepsDone } from '~/shared/orders/order-text.ts'
import type { StatusOrder } from '~/shared/orders/status-question.tsx'
import { useStatusChange } from '~/shared/orders/use-status-change.tsx'
import { Badge } from '~/ui/badge.tsx'
import { Button } from '~/ui/button.tsx'
import { classes } from '~/ui/classes.ts'
import { StepIndicator } from '~/ui/step-indicator.tsx'

/** Any status may follow any other, as the atelier decides. A cancelled order has no next status. */
export function StatusSelect({ order, className }: { order: StatusOrder; className?: string }) {
  const { sending, change, question } = useStatusChange(order)
  const status = sending ?? order.status
  if (order.cancelledAt) return <Cancelled at={order.cancelledAt} className={className} />
  return (
    <div className={className}>
      <div className="relative">
        <select
          aria-label={`Status do pedido nº ${order.number}`}
          value={status}
          disabled={sending !== undefined}
          onKeyDown={openInsteadOfChanging}
          onChange={({ currentTarget: { value } }) => {
            if (isOrderStatus(value) && value !== status) change(value)
          }}
          className="h-(--control) w-full cursor-pointer appearance-none rounded-1 border border-line-strong bg-white pr-8 pb-2.5 pl-3 text-16 font-medium disabled:bg-paper-2 lg:pb-2 lg:text-14"
        >
          {orderStatuses.map((option) => (
            <option key={option} value={option}>
              {orderStatusLabels[option]}
            </option>
          ))}
        </select>
        <span className="pointer-events-none absolute bottom-1.5 left-3 flex">
          <StepIndicator done={stepsDone(status)} tone={statusTones[status]} />
        </span>
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.5}
          className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-ink-2"
        />
      </div>
      <UndoDelivery order={order} sending={sending !== undefined} change={change} />
      {question}
    </div>
  )
}

function Cancelled({ at, className }: { at: Date; className?: string | undefined }) {
  return (
    <p className={classes('flex min-h-(--control) flex-wrap items-center gap-x-2', className)}>
      <Badge tone="error">
        <Ban aria-hidden="true" className="size-3.5" strokeWidth={1.8} />
        Cancelado
      </Badge>
      <span className="text-13 text-ink-2">em {formatDate(at)}</span>
    </p>
  )
}

interface UndoDeliveryProps extends Pick<ReturnType<typeof useStatusChange>, 'change'> {
  order: StatusOrder
  sending: boolean
}

/** Shown until the email about the delivery is sent. */
function UndoDelivery({ order: { undoDelivery, number }, sending, change }: UndoDeliveryProps) {
  const now = useNow()
  if (!undoDelivery || undoDelivery.until <= now) return null
  const { status, until } = undoDelivery
  return (
    <div className="mt-1">
      <Button
        variant="outline"
        size="small"
        loading={sending}
        aria-label={`Desfazer entrega: pedido nº ${number}`}
        className="w-full px-2!"
        onClick={() => change(status)}
      >
        Desfazer entrega
      </Button>
      <p className="mt-1 text-13 text-ink-2">E-mail às {formatDateTime(until).slice(-5)}</p>
    </div>
  )
}

/** A closed select changes its value on arrow and letter keys: an accidental key press must not change an order. */
function openInsteadOfChanging(event: KeyboardEvent<HTMLSelectElement>) {
  const { key, altKey, ctrlKey, metaKey } = event
  const isMove = [
    'ArrowUp',
    'ArrowDown',
    'ArrowLeft',
    'ArrowRight',
    'Home',
    'End',
    'PageUp',
    'PageDown',
  ].includes(key)
  const isLetterKey = key.length === 1 && key !== ' ' && !ctrlKey && !metaKey
  if (altKey || !(isMove || isLetterKey)) return
  event.preventDefault()
  try {
    event.currentTarget.showPicker()
  } catch {
    // Without `showPicker` the list still opens with the space bar.
  }
}
