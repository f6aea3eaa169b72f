import type { Today } from '@shop/contract/reports'
import { ContactPanel, PaymentsPanel, TicketsPanel, WithdrawalsPanel } from './attention-panels.tsx'
import { OrdersPanel } from './orders-panel.tsx'
import { StockPanel } from './stock-panel.tsx'

/** What needs her today, the most urgent first; a panel with nothing in it is left out. */
export function TodayPanels({ today }: { today: Today }) {
  const { orders, payments, withdrawals, tickets, contactMessages, stock } = today
  const total = [orders, payments, withdrawals, tickets, contactMessages, stock].reduce(
    (sum, { count }) => sum + count,
    0,
  )
  return (
    <section className="mt-7 lg:mt-9">
      <h2 className="mb-3 text-[1.625rem] font-medium">O que precisa de você hoje</h2>
      {total === 0 && (
        <p className="rounded-1 border border-line bg-white p-5 text-ink-2">
          Nada à sua espera. Aproveite para costurar com calma.
        </p>
      )}
      <div className="grid gap-3 lg:grid-cols-[1.32fr_1fr] lg:items-start lg:gap-5">
        {orders.count > 0 && <OrdersPanel orders={orders} />}
        <div className="grid gap-3 lg:gap-5">
          {payments.count > 0 && <PaymentsPanel payments={payments} />}
          {withdrawals.count > 0 && <WithdrawalsPanel withdrawals={withdrawals} />}
          {tickets.count > 0 && <TicketsPanel tickets={tickets} />}
          {contactMessages.count > 0 && <ContactPanel messages={contactMessages} />}
        </div>
        {stock.count > 0 && <StockPanel stock={stock} />}
      </div>
    </section>
  )
}
