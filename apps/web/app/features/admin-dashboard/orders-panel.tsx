import type { OrderStatus } from '@shop/contract/labels'
import type { Order } from '@shop/contract/order'
import type { Dashboard } from '@shop/contract/reports'
import { Link } from 'react-router'
import { adminOrderPath, adminPaths } from '~/admin-paths.ts'
import { useNow } from '~/lib/use-now.ts'
import { useStatusChange } from '~/shared/orders/use-status-change.tsx'
import { Button, ButtonLink } from '~/ui/button.tsx'
import { classes } from '~/ui/classes.ts'
import { Panel } from '~/ui/panel.tsx'
import { TextLink } from '~/ui/text-link.tsx'
import { Thumb } from '~/ui/thumb.tsx'
import { deadlineOf } from './deadline-text.ts'
import { choicesText, itemsTitle } from './item-text.ts'

/** The next production step, by order status. */
const nextSteps: Partial<Record<OrderStatus, { to: OrderStatus; text: string }>> = {
  confirmed: { to: 'in_production', text: 'Iniciar produção' },
  in_production: { to: 'ready', text: 'Marcar como pronto' },
  ready: { to: 'delivered', text: 'Marcar como entregue' },
}

const tones = { late: 'text-error', soon: 'text-warning', calm: 'text-ink-2' } as const

interface OrdersPanelProps {
  orders: Dashboard['orders']
  /** Days that do not count as working days. */
  closedDays: readonly string[]
}

export function OrdersPanel({ orders, closedDays }: OrdersPanelProps) {
  return (
    <Panel
      title="Pedidos esperando você"
      count={orders.count}
      aside={<TextLink to={adminPaths.orders}>Ver pedidos</TextLink>}
    >
      <ul className="divide-y divide-line">
        {orders.first.map((order) => (
          <WaitingOrder key={order.id} order={order} closedDays={closedDays} />
        ))}
      </ul>
    </Panel>
  )
}

function WaitingOrder({ order, closedDays }: { order: Order; closedDays: readonly string[] }) {
  const { number, customer, items, status } = order
  const { text, tone } = deadlineOf(order, useNow(), closedDays)
  return (
    <li className="grid grid-cols-[3rem_minmax(0,1fr)] items-center gap-x-3.5 gap-y-1 px-4 py-3 lg:grid-cols-[3rem_minmax(0,1fr)_auto_11.5rem] lg:px-5">
      <Thumb src={items[0]?.imageUrl} className="row-span-2 h-16 w-12 lg:row-span-1" />
      <div className="min-w-0">
        <Link
          to={adminOrderPath(number)}
          className="font-title text-h4 leading-[1.12] font-medium hover:text-wine"
        >
          {itemsTitle(items)}
        </Link>
        <p className="truncate text-14">
          nº {number} · {customer.name}
        </p>
        <p className="text-13 text-ink-2">{choicesText(items)}</p>
      </div>
      <p
        className={classes(
          'text-13 font-medium max-lg:col-start-2 lg:max-w-36 lg:pr-2 lg:text-right',
          tones[tone],
        )}
      >
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

function NextStep({ order, step }: NextStepProps) {
  const { number, attention } = order
  const { sending, change, question } = useStatusChange(order)
  // The order's own page explains the payment problem, which must be checked before production starts.
  if (!step || attention) {
    return (
      <ButtonLink to={adminOrderPath(number)} variant="outline" className="w-full">
        Abrir pedido
      </ButtonLink>
    )
  }
  return (
    <>
      <Button
        variant="outline"
        loading={sending !== undefined}
        aria-label={`${step.text}: pedido nº ${number}`}
        className="w-full px-2!"
        onClick={() => change(step.to)}
      >
        {step.text}
      </Button>
      {question}
    </>
  )
}
