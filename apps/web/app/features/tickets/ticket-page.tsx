import { formatDate } from '@shop/contract/dates'
import { failures } from '@shop/contract/failures'
import type { Ticket } from '@shop/contract/tickets'
import { useQuery } from '@tanstack/react-query'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import Lock from 'lucide-react/icons/lock'
import type { ReactNode } from 'react'
import { ApiError } from '~/lib/api.ts'
import { queryClient } from '~/lib/query-client.ts'
import { forgetDecline } from '~/lib/session-ending.ts'
import { adminHome } from '~/pages.ts'
import { LoadFailure } from '~/ui/load-failure.tsx'
import { Notice } from '~/ui/notice.tsx'
import { PartWaiting } from '~/ui/part-waiting.tsx'
import { TextLink } from '~/ui/text-link.tsx'
import { CustomerOrders } from './customer-orders.tsx'
import { ReplyForm } from './reply-form.tsx'
import { Thread } from './thread.tsx'
import { TicketBadge } from './ticket-badge.tsx'
import { TicketClosing } from './ticket-closing.tsx'
import { ticketOf } from './tickets.queries.ts'

interface TicketPageProps {
  token: string
  id: number
  admin: boolean
  backTo: string
}

export function TicketPage({ token, id, admin, backTo }: TicketPageProps) {
  const { data, error, refetch } = useQuery(ticketOf(token, id), queryClient)
  const retry = () => {
    forgetDecline()
    void refetch()
  }
  return (
    <TicketFrame
      backTo={backTo}
      aside={data?.ticket.userEmail && <CustomerOrders token={token} email={data.ticket.userEmail} />}
    >
      {data && (
        <>
          <TicketHead ticket={data.ticket} />
          <Thread
            token={token}
            messages={data.ticket.messages}
            customer={admin ? (data.ticket.userName ?? 'Cliente') : 'Você'}
          />
          <div className="mt-8 grid gap-5 border-t border-line pt-6">
            {/* Rendered while still empty: screen readers announce only changes to an existing live region. */}
            <p role="status" className="text-14 text-ink-2 empty:hidden">
              {error && 'Sem conexão no momento. Novas mensagens aparecem assim que ela voltar.'}
            </p>
            {data.ticket.status === 'closed' && <ClosedNotice />}
            <ReplyForm
              key={id}
              token={token}
              ticketId={id}
              closed={data.ticket.status === 'closed'}
              onRejected={() => void refetch()}
            />
            {admin && <TicketClosing token={token} ticket={data.ticket} />}
          </div>
        </>
      )}
      {!data && !error && <PartWaiting label="Carregando ticket..." />}
      {!data && error && (isMissing(error) ? <TicketNotFound /> : <Failed onRetry={retry} />)}
    </TicketFrame>
  )
}

interface TicketFrameProps {
  backTo: string
  /** Extra information for the admin beside the conversation. */
  aside?: ReactNode
  children: ReactNode
}

export function TicketFrame({ backTo, aside, children }: TicketFrameProps) {
  // The admin area has its own page margins.
  const inAdmin = backTo === adminHome
  return (
    // The same page for both sides.
    <div
      data-density="roomy"
      className={
        inAdmin
          ? 'grid gap-8 lg:grid-cols-[minmax(0,50rem)_minmax(0,22rem)] lg:gap-12'
          : 'page pt-6 pb-16 lg:pt-8 lg:pb-24'
      }
    >
      <div className={inAdmin ? 'min-w-0' : 'mx-auto max-w-200'}>
        <TextLink to={backTo} className="mb-3">
          <ChevronLeft aria-hidden="true" className="size-4" strokeWidth={1.7} />
          {inAdmin ? 'Voltar ao painel' : 'Voltar ao suporte'}
        </TextLink>
        {children}
      </div>
      {aside}
    </div>
  )
}

export function TicketNotFound() {
  return (
    <div className="grid gap-3 py-8">
      <h1>Ticket não encontrado.</h1>
      <p className="text-ink-2">Confira o endereço ou volte à lista dos seus tickets.</p>
    </div>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { title, message } = failures.readTicket
  return (
    <LoadFailure title={title} onRetry={onRetry}>
      {message}
    </LoadFailure>
  )
}

function TicketHead({ ticket }: { ticket: Ticket }) {
  return (
    <header className="mb-7 flex items-start justify-between gap-x-6 gap-y-3 border-b border-line pb-6 max-sm:flex-col">
      <div className="min-w-0">
        <h1 className="text-h3! wrap-anywhere">{ticket.subject}</h1>
        <p className="mt-1.5 text-14 text-ink-3">
          Ticket nº {ticket.id} · atualizado em {formatDate(ticket.updatedAt)}
        </p>
      </div>
      <TicketBadge status={ticket.status} />
    </header>
  )
}

function ClosedNotice() {
  return (
    <Notice
      icon={<Lock aria-hidden="true" className="mt-0.5 size-5.5 flex-none text-gold" strokeWidth={1.5} />}
    >
      <p className="font-medium">Ticket fechado</p>
      <p className="text-14 text-ink-2">
        Este atendimento foi encerrado. Para outro assunto, abra um novo ticket.
      </p>
    </Notice>
  )
}

function isMissing(error: Error) {
  return error instanceof ApiError && error.status === 404
}
