import type { OrderStatus } from '@shop/contract/labels'
import type { Order } from '@shop/contract/order'
import type { Today } from '@shop/contract/reports'
import { useState } from 'react'
import { Link } from 'react-router'
import { useAdmin } from '~/lib/admin.ts'
import { setOrderStatus } from '~/lib/order-status.ts'
import { adminOrderPath, adminPaths } from '~/lib/paths.ts'
import { useNow } from '~/lib/use-now.ts'
import { classes } from '~/ui/classes.ts'
import { DeskButton, DeskLink } from '~/ui/desk/desk-button.tsx'
import { Panel } from '~/ui/desk/panel.tsx'
import { Thumb } from '~/ui/desk/thumb.tsx'
import { TextLink } from '~/ui/text-link.tsx'
import { deadlineOf } from './deadline-words.ts'

/** What comes next on the way of a dress. */
const nextSteps: Partial<Record<OrderStatus, { to: OrderStatus; text: string }>> = {
  confirmed: { to: 'in_production', text: 'Iniciar produção' },
  in_production: { to: 'ready', text: 'Marcar como pronto' },
  ready: { to: 'delivered', text: 'Marcar como entregue' },
}

const tones = { late: 'text-error', soon: 'text-warning', calm: 'text-ink-2' } as const

export function OrdersPanel({ orders }: { orders: Today['orders'] }) {
  return (
    <Panel
      title="Pedidos esperando você"
      count={orders.count}
      aside={<TextLink to={adminPaths.orders}>Ver pedidos</TextLink>}
    >
      <ul className="divide-y divide-line">
        {orders.first.map((order) => (
          <WaitingOrder key={order.id} order={order} />
        ))}
      </ul>
    </Panel>
  )
}

function WaitingOrder({ order }: { order: Order }) {
  const { id, number, customer, items, status } = order
  const [piece, ...others] = items
  const { text, tone } = deadlineOf(order, useNow())
  return (
    <li className="grid grid-cols-[3rem_1fr] items-center gap-x-3.5 gap-y-1 px-4 py-3 lg:grid-cols-[3rem_1fr_auto_10.5rem] lg:px-5">
      <Thumb src={piece?.imageUrl} className="row-span-2 h-16 w-12 lg:row-span-1" />
      <div className="min-w-0">
        <Link
          to={adminOrderPath(id)}
          className="font-title text-h4 leading-[1.12] font-medium hover:text-wine"
        >
          {piece?.name}
          {others.length > 0 && ` e mais ${others.length}`}
        </Link>
        <p className="truncate text-14">
          nº {number} · {customer.name}
        </p>
        {piece && (
          <p className="text-13 text-ink-2">
            {piece.size} · {piece.color}
          </p>
        )}
      </div>
      <p className={classes('text-13 font-medium max-lg:col-start-2 lg:pr-2 lg:text-right', tones[tone])}>
        {text}
      </p>
      <div className="max-lg:col-start-2 max-lg:mt-1">
        <NextStep order={order} step={nextSteps[status]} />
      </div>
    </li>
  )
}

interface NextStepProps {
  order: Order
  step: { to: OrderStatus; text: string } | undefined
}

function NextStep({ order: { id, number }, step }: NextStepProps) {
  const { token } = useAdmin()
  const [sending, setSending] = useState(false)
  if (!step) {
    return (
      <DeskLink to={adminOrderPath(id)} variant="outline" className="w-full">
        Abrir pedido
      </DeskLink>
    )
  }
  const advance = async () => {
    setSending(true)
    await setOrderStatus(token, id, step.to)
    setSending(false)
  }
  return (
    <DeskButton
      variant="outline"
      loading={sending}
      aria-label={`${step.text}: pedido nº ${number}`}
      className="w-full px-2!"
      onClick={() => void advance()}
    >
      {step.text}
    </DeskButton>
  )
}
