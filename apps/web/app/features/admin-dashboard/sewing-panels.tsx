import { formatDate, formatDateTime } from '@shop/contract/dates'
import { formatBRL } from '@shop/contract/money'
import type { OrderEntry, Sewing, SewnItem } from '@shop/contract/sewing-report'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { adminOrderPath, productionItemPath } from '~/admin-paths.ts'
import { Slack } from '~/shared/production/slack.tsx'
import { Panel } from '~/ui/panel.tsx'

/** The lists of the sewing, each as a block of the dashboard; empty ones are left out there. */
export function sewingBlocks(sewing: Sewing) {
  const { dueThisWeek, awaitingMeasures, awaitingFitting, unansweredChanges, toSend, newSales } = sewing
  const bride = {
    count: awaitingFitting.count + unansweredChanges.count,
    first: [...unansweredChanges.first, ...awaitingFitting.first],
  }
  return [
    { ...dueThisWeek, name: 'due', row: 65, panel: <DuePanel due={dueThisWeek} /> },
    { ...awaitingMeasures, name: 'measures', row: 65, panel: <MeasuresPanel waiting={awaitingMeasures} /> },
    {
      ...{ ...bride, name: 'bride', row: 65 },
      panel: <BridePanel count={bride.count} fittings={awaitingFitting} changes={unansweredChanges} />,
    },
    { ...toSend, name: 'send', row: 65, panel: <SendPanel orders={toSend} /> },
    { ...newSales, name: 'sales', row: 65, panel: <SalesPanel orders={newSales} /> },
  ]
}

function DuePanel({ due }: { due: Sewing['dueThisWeek'] }) {
  return (
    <Panel title="Prontas esta semana" count={due.count}>
      <ul className="divide-y divide-line">
        {due.first.map((item) => (
          <ItemEntry key={item.id} item={item} note={item.stage ?? 'sem modelo de produção'}>
            {item.readyOn && <span className="block">{formatDate(item.readyOn)}</span>}
            <Slack slack={item.slack} />
          </ItemEntry>
        ))}
      </ul>
    </Panel>
  )
}

function MeasuresPanel({ waiting }: { waiting: Sewing['awaitingMeasures'] }) {
  return (
    <Panel title="Esperando medidas" count={waiting.count}>
      <ul className="divide-y divide-line">
        {waiting.first.map((item) => (
          <ItemEntry
            key={item.id}
            item={item}
            to={adminOrderPath(item.orderNumber)}
            note={item.measuresSent ? 'Enviadas: conferir e travar' : 'A cliente ainda não enviou todas'}
          />
        ))}
      </ul>
    </Panel>
  )
}

interface BridePanelProps {
  count: number
  fittings: Sewing['awaitingFitting']
  changes: Sewing['unansweredChanges']
}

function BridePanel({ count, fittings, changes }: BridePanelProps) {
  return (
    <Panel title="Esperando a noiva" count={count}>
      <ul className="divide-y divide-line">
        {changes.first.map((entry) => (
          <OrderEntryLink
            key={entry.number}
            entry={entry}
            note={`Não respondeu ao prazo novo · avisada em ${formatDate(entry.at)}`}
          />
        ))}
        {fittings.first.map((item) => (
          <ItemEntry key={item.id} item={item} note={`${item.stage}: marcar com ela`} />
        ))}
      </ul>
    </Panel>
  )
}

function SendPanel({ orders }: { orders: Sewing['toSend'] }) {
  return (
    <Panel title="Para enviar" count={orders.count}>
      <ul className="divide-y divide-line">
        {orders.first.map((entry) => (
          <OrderEntryLink key={entry.number} entry={entry} note={entry.productName ?? 'Pronto'} />
        ))}
      </ul>
    </Panel>
  )
}

function SalesPanel({ orders }: { orders: Sewing['newSales'] }) {
  return (
    <Panel title="Vendas novas" count={orders.count}>
      <ul className="divide-y divide-line">
        {orders.first.map((entry) => (
          <OrderEntryLink
            key={entry.number}
            entry={entry}
            note={[entry.productName, formatBRL(entry.totalCents), formatDateTime(entry.at)]
              .filter(Boolean)
              .join(' · ')}
          />
        ))}
      </ul>
    </Panel>
  )
}

interface ItemEntryProps {
  item: SewnItem
  note: string
  /** If missing, the item on the board. */
  to?: string
  children?: ReactNode
}

function ItemEntry({ item, note, to = productionItemPath(item.id), children }: ItemEntryProps) {
  return (
    <Entry to={to} title={`${item.firstName} · ${item.productName}`} note={note}>
      {children && <span className="flex-none text-right text-14">{children}</span>}
    </Entry>
  )
}

function OrderEntryLink({ entry, note }: { entry: OrderEntry; note: string }) {
  return (
    <Entry
      to={adminOrderPath(entry.number)}
      title={`nº ${entry.number} · ${entry.customerName}`}
      note={note}
    />
  )
}

interface EntryProps {
  to: string
  title: string
  note: string
  children?: ReactNode
}

function Entry({ to, title, note, children }: EntryProps) {
  return (
    <li>
      <Link
        to={to}
        className="flex min-h-16 items-center gap-3 px-4 py-2.5 hover:bg-paper hover:text-wine lg:px-5"
      >
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium">{title}</span>
          <span className="block text-14 text-ink-2">{note}</span>
        </span>
        {children}
        <ChevronRight aria-hidden="true" className="size-4.5 flex-none" strokeWidth={1.5} />
      </Link>
    </li>
  )
}
