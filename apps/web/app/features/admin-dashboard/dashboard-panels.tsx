import type { Dashboard } from '@shop/contract/reports'
import type { Sewing } from '@shop/contract/sewing-report'
import type { ReactNode } from 'react'
import { classes } from '~/ui/classes.ts'
import { type AgendaToday, agendaBlocks } from './agenda-panel.tsx'
import { ContactPanel, PaymentsPanel, TicketsPanel, WithdrawalsPanel } from './attention-panels.tsx'
import { twoColumns } from './columns.ts'
import { LateChargesPanel } from './late-charges-panel.tsx'
import { OrdersPanel } from './orders-panel.tsx'
import { sewingBlocks } from './sewing-panels.tsx'
import { StockPanel } from './stock-panel.tsx'

const HEAD_PX = 53

interface PanelBlock {
  name: string
  /** Position on a phone, which has one column. */
  place: number
  height: number
  panel: ReactNode
}

interface DashboardPanelsProps {
  dashboard: Dashboard
  /** Undefined until it is loaded. */
  sewing: Sewing | undefined
  agenda: AgendaToday | undefined
}

/** What needs the admin's attention today, most urgent first; empty panels are left out. */
export function DashboardPanels({ dashboard, sewing, agenda }: DashboardPanelsProps) {
  const { stock } = dashboard
  const blocks = blocksOf({ dashboard, sewing, agenda })
  const [left, right] = twoColumns(blocks)
  return (
    <div className="mt-7 lg:mt-9">
      <h2 className="mb-3 text-[1.625rem] font-medium">O que precisa de você hoje</h2>
      {blocks.length === 0 && stock.count === 0 && (
        <p className="rounded-1 border border-line bg-white p-5 text-ink-2">
          Nada à sua espera. Aproveite para costurar com calma.
        </p>
      )}
      <div className="grid grid-cols-1 gap-3 lg:grid-cols-[minmax(0,1.32fr)_minmax(0,1fr)] lg:gap-5">
        <Column blocks={left} {...(right.length === 0 && { className: 'lg:col-span-full' })} />
        {right.length > 0 && <Column blocks={right} />}
        {stock.count > 0 && (
          <div className="order-last min-w-0 lg:order-none lg:col-span-full">
            <StockPanel stock={stock} />
          </div>
        )}
      </div>
    </div>
  )
}

interface ColumnProps {
  blocks: readonly PanelBlock[]
  className?: string
}

/**
 * On a wide screen both columns have the same height: the last panel of each fills the remaining space. A phone has one
 * column.
 */
function Column({ blocks, className }: ColumnProps) {
  return (
    <div
      className={classes(
        'contents lg:flex lg:min-w-0 lg:flex-col lg:gap-5 lg:[&>*:last-child]:flex-1 lg:[&>*>section]:h-full',
        className,
      )}
    >
      {blocks.map(({ name, place, panel }) => (
        <div key={name} className="min-w-0 lg:order-none!" style={{ order: place }}>
          {panel}
        </div>
      ))}
    </div>
  )
}

function blocksOf({ dashboard, sewing, agenda }: DashboardPanelsProps): PanelBlock[] {
  const { orders, payments, withdrawals, tickets, contactMessages, closedDays = [] } = dashboard
  const panels = [
    { ...orders, name: 'orders', row: 91, panel: <OrdersPanel orders={orders} closedDays={closedDays} /> },
    ...(agenda ? agendaBlocks(agenda) : []),
    ...(sewing ? sewingBlocks(sewing) : []),
    { ...payments, name: 'payments', row: 65, panel: <PaymentsPanel payments={payments} /> },
    ...lateBlocks(dashboard),
    { ...withdrawals, name: 'withdrawals', row: 65, panel: <WithdrawalsPanel withdrawals={withdrawals} /> },
    { ...tickets, name: 'tickets', row: 75, panel: <TicketsPanel tickets={tickets} /> },
    { ...contactMessages, name: 'messages', row: 75, panel: <ContactPanel messages={contactMessages} /> },
  ]
  return panels
    .filter(({ count }) => count > 0)
    .map(({ name, row, first, panel }, place) => ({
      name,
      place,
      height: HEAD_PX + row * first.length,
      panel,
    }))
}

/** Its own line, and those that are late for long. */
function lateBlocks({ lateCharges }: Dashboard) {
  if (!lateCharges) return []
  const { count, long } = lateCharges
  return [
    {
      ...{ count, first: [undefined, ...long], name: 'late', row: 65 },
      panel: <LateChargesPanel late={lateCharges} />,
    },
  ]
}
