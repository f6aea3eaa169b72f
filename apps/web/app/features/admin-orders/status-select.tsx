import { type OrderStatus, orderStatusLabels } from '@shop/contract/labels'
import type { Order } from '@shop/contract/order'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import { useAdmin } from '~/lib/admin.ts'
import { setOrderStatus } from '~/lib/order-status.ts'
import { isOrderStatus, orderStatuses, statusTones, stitchesOf } from '~/lib/order-words.ts'
import { classes } from '~/ui/classes.ts'
import { Confirm } from '~/ui/desk/confirm.tsx'
import { Stitches } from '~/ui/desk/stitches.tsx'

type ShownOrder = Pick<Order, 'id' | 'number' | 'status' | 'paymentState'>

/** Any status may follow any other: the atelier knows best. An order whose time to pay is over is asked about. */
export function StatusSelect({ order, className }: { order: ShownOrder; className?: string }) {
  const { token } = useAdmin()
  const [wanted, setWanted] = useState<OrderStatus>()
  const [asked, setAsked] = useState<OrderStatus>()
  const status = wanted ?? order.status

  const set = async (next: OrderStatus) => {
    setAsked(undefined)
    setWanted(next)
    await setOrderStatus(token, order.id, next)
    setWanted(undefined)
  }
  const onChange = (text: string) => {
    if (!isOrderStatus(text) || text === status) return
    if (order.paymentState === 'expired' && text !== 'pending') setAsked(text)
    else void set(text)
  }

  return (
    <div className={classes('relative', className)}>
      <select
        aria-label={`Status do pedido nº ${order.number}`}
        value={status}
        disabled={wanted !== undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
        className="h-(--control) w-full cursor-pointer appearance-none rounded-1 border border-line-strong bg-white pr-8 pb-2.5 pl-3 text-16 font-medium disabled:bg-paper-2 lg:pb-2 lg:text-14"
      >
        {orderStatuses.map((option) => (
          <option key={option} value={option}>
            {orderStatusLabels[option]}
          </option>
        ))}
      </select>
      <span className="pointer-events-none absolute bottom-1.5 left-3 flex">
        <Stitches done={stitchesOf(status)} tone={statusTones[status]} />
      </span>
      <ChevronDown
        aria-hidden="true"
        strokeWidth={1.5}
        className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-ink-2"
      />
      {asked && (
        <Confirm
          question="Continuar com um pedido que não foi pago?"
          confirmLabel={`Mudar para ${orderStatusLabels[asked]}`}
          tone="primary"
          onConfirm={() => void set(asked)}
          onCancel={() => setAsked(undefined)}
        >
          <p>
            O prazo para pagar o pedido nº {order.number} terminou e as peças voltaram ao estoque. Se você
            continuar, elas são retiradas de novo, se ainda houver.
          </p>
        </Confirm>
      )}
    </div>
  )
}
