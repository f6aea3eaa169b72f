import { formatDateTime } from '@shop/contract/dates'
import { formatBRL } from '@shop/contract/money'
import type { Order } from '@shop/contract/order'
import type { Dashboard } from '@shop/contract/reports'
import type { ReactNode } from 'react'
import { adminPaths } from '~/admin-paths.ts'
import { useNow } from '~/lib/use-now.ts'
import { ticketPath } from '~/paths.ts'
import { attentionText } from '~/shared/orders/attention-text.ts'
import { paymentLabels } from '~/shared/orders/order-text.ts'
import { useStoreNumbers } from '~/shared/store/use-store-numbers.ts'
import { ButtonLink } from '~/ui/button.tsx'
import { classes } from '~/ui/classes.ts'
import { Panel } from '~/ui/panel.tsx'
import { TextLink } from '~/ui/text-link.tsx'
import { OrderLinks } from './order-links.tsx'

const HOUR_MS = 60 * 60 * 1000
/** This many hours before its promised time, a reply is nearly overdue. */
const NEARLY_LATE_HOURS = 4

export function PaymentsPanel({ payments }: { payments: Dashboard['payments'] }) {
  return (
    <Panel title="Pagamentos que pedem atenção" count={payments.count}>
      <OrderLinks
        orders={payments.first}
        noteOf={(order) => `${paymentNote(order)} · ${formatBRL(order.totalCents)}`}
      />
    </Panel>
  )
}

export function WithdrawalsPanel({ withdrawals }: { withdrawals: Dashboard['withdrawals'] }) {
  return (
    <Panel title="Desistências" count={withdrawals.count}>
      <OrderLinks
        orders={withdrawals.first}
        noteOf={({ withdrawalRequestedAt: at }) => (at ? `Pedida em ${formatDateTime(at)}` : '')}
      />
    </Panel>
  )
}

export function TicketsPanel({ tickets }: { tickets: Dashboard['tickets'] }) {
  const now = useNow()
  const { replyHours } = useStoreNumbers()
  return (
    <Panel
      title="Tickets sem resposta"
      count={tickets.count}
      aside={<TextLink to={adminPaths.support}>Ver suporte</TextLink>}
    >
      <ul className="divide-y divide-line">
        {tickets.first.map(({ id, subject, userName, waitingSince }) => {
          const hours = Math.floor((now.getTime() - waitingSince.getTime()) / HOUR_MS)
          const pressing = hours >= replyHours - NEARLY_LATE_HOURS
          return (
            <Entry key={id} title={subject}>
              <span>
                {userName} ·{' '}
                <span className={classes(pressing && 'font-semibold text-error')}>
                  {formatAgo(hours)}
                  {pressing && `, prometido em ${replyHours} h`}
                </span>
              </span>
              <ButtonLink to={ticketPath(id)} variant={pressing ? 'primary' : 'neutral'} size="small">
                Responder
                <span className="sr-only">: {subject}</span>
              </ButtonLink>
            </Entry>
          )
        })}
      </ul>
    </Panel>
  )
}

export function ContactPanel({ messages }: { messages: Dashboard['contactMessages'] }) {
  return (
    <Panel
      title="Mensagens de contato"
      count={messages.count}
      aside={<TextLink to={messagesPath()}>Ver mensagens</TextLink>}
    >
      <ul className="divide-y divide-line">
        {messages.first.map(({ id, name, subject, sentAt }) => (
          <Entry key={id} title={subject}>
            <span>
              {name} · {formatDateTime(sentAt)}
            </span>
            <ButtonLink to={messagesPath(name)} variant="neutral" size="small">
              Ler
              <span className="sr-only">: {subject}</span>
            </ButtonLink>
          </Entry>
        ))}
      </ul>
    </Panel>
  )
}

/** Path to the unanswered messages, of one sender or of all. */
function messagesPath(sender = '') {
  const params = new URLSearchParams({ secao: 'mensagens', status: 'a-responder' })
  if (sender !== '') params.set('busca', sender)
  return `${adminPaths.support}?${params}`
}

function Entry({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="px-4 py-2.5 lg:px-5">
      <p className="truncate font-medium" title={title}>
        {title}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-2 text-14 text-ink-2">{children}</div>
    </li>
  )
}

function paymentNote(order: Order) {
  return attentionText(order)?.label ?? paymentLabels[order.paymentState]
}

function formatAgo(hours: number) {
  if (hours < 1) return 'há menos de 1 h'
  return hours < 48 ? `há ${hours} h` : `há ${Math.floor(hours / 24)} dias`
}
