import { formatDateTime } from '@shop/contract/dates'
import { type TicketStatus, ticketStatusLabels } from '@shop/contract/labels'
import type { TicketSummary } from '@shop/contract/tickets'
import { useState } from 'react'
import { failureText } from '~/lib/failure-text.ts'
import { toast } from '~/lib/toasts.ts'
import { ticketPath } from '~/paths.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { Badge } from '~/ui/badge.tsx'
import { Button, ButtonLink } from '~/ui/button.tsx'
import { classes } from '~/ui/classes.ts'
import { Cell, HeadCell, Row, Table } from '~/ui/table.tsx'
import { setTicketStatus } from './support.queries.ts'

const failure = { title: 'Erro', message: 'Não foi possível mudar o ticket.', noResponse: 'Tente novamente.' }

export function TicketsTable({ tickets }: { tickets: readonly TicketSummary[] }) {
  return (
    <Table
      label="Tickets"
      head={
        <>
          <HeadCell>Ticket</HeadCell>
          <HeadCell>Assunto</HeadCell>
          <HeadCell>Cliente</HeadCell>
          <HeadCell>Última atualização</HeadCell>
          <HeadCell>Status</HeadCell>
          <HeadCell>
            <span className="sr-only">Ações</span>
          </HeadCell>
        </>
      }
    >
      {tickets.map((ticket) => (
        <TicketRow key={ticket.id} ticket={ticket} />
      ))}
    </Table>
  )
}

function TicketRow({ ticket }: { ticket: TicketSummary }) {
  const { id, subject, status, userId, userName, updatedAt } = ticket
  return (
    <Row
      className={classes(
        'max-lg:grid-cols-[1fr_auto]',
        status === 'open' && 'max-lg:border-l-3! max-lg:border-l-info!',
      )}
    >
      <Cell className="whitespace-nowrap text-ink-2">nº {id}</Cell>
      <Cell
        className={classes(
          'wrap-anywhere max-lg:order-3 max-lg:col-span-2',
          status === 'open' && 'font-semibold',
          status === 'closed' && 'text-ink-2',
        )}
      >
        {subject}
      </Cell>
      <Cell className="max-lg:order-4 lg:max-w-56">
        <span className="block truncate">{userName}</span>
        <span className="text-13 text-ink-3">usuário nº {userId}</span>
      </Cell>
      <Cell className="whitespace-nowrap text-14 text-ink-2 max-lg:order-5 max-lg:text-right">
        {formatDateTime(updatedAt)}
      </Cell>
      <Cell className="max-lg:order-2 max-lg:justify-self-end">
        <StatusBadge status={status} />
      </Cell>
      <Cell className="max-lg:order-6 max-lg:col-span-2 lg:w-px">
        <span className="flex gap-2 lg:justify-end">
          <StatusSwitch ticket={ticket} />
          <ButtonLink
            to={ticketPath(id)}
            variant={status === 'open' ? 'outline' : 'neutral'}
            size="small"
            className="max-lg:flex-1"
          >
            Ver / Responder
            <span className="sr-only"> o ticket nº {id}</span>
          </ButtonLink>
        </span>
      </Cell>
    </Row>
  )
}

function StatusSwitch({ ticket: { id, status } }: { ticket: TicketSummary }) {
  const { token } = useAdmin()
  const [sending, setSending] = useState(false)
  const next: TicketStatus = status === 'closed' ? 'open' : 'closed'
  const send = async () => {
    setSending(true)
    try {
      await setTicketStatus(token, id, next)
      toast({ title: 'Sucesso!', description: next === 'closed' ? 'Ticket fechado.' : 'Ticket reaberto.' })
    } catch (error) {
      toast({ title: failure.title, description: failureText(error, failure), variant: 'destructive' })
    }
    setSending(false)
  }
  return (
    <Button
      variant="ghost"
      size="small"
      loading={sending}
      aria-label={`${next === 'closed' ? 'Fechar' : 'Reabrir'} o ticket nº ${id}`}
      onClick={() => void send()}
    >
      {next === 'closed' ? 'Fechar' : 'Reabrir'}
    </Button>
  )
}

const badgeStyles = {
  open: { tone: 'info', dot: 'bg-current' },
  awaiting_reply: { tone: 'warning', dot: 'bg-[linear-gradient(90deg,currentColor_50%,transparent_50%)]' },
  closed: { tone: 'neutral', dot: '' },
} as const satisfies Record<TicketStatus, unknown>

function StatusBadge({ status }: { status: TicketStatus }) {
  return (
    <Badge tone={badgeStyles[status].tone}>
      <span
        aria-hidden="true"
        className={classes('size-2 rounded-pill border-[1.5px] border-current', badgeStyles[status].dot)}
      />
      {ticketStatusLabels[status]}
    </Badge>
  )
}
