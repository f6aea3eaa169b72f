import { formatDate } from '@shop/contract/dates'
import type { TicketSummary } from '@shop/contract/tickets'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link } from 'react-router'
import { ticketPath } from '~/paths.ts'
import { TicketBadge } from './ticket-badge.tsx'

export function TicketRow({ ticket }: { ticket: TicketSummary }) {
  const { id, subject, status, updatedAt, userName } = ticket
  return (
    <li className="group relative grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-2 border-b border-line py-5 sm:grid-cols-[1fr_auto_auto]">
      <div className="min-w-0">
        <h3 className="wrap-anywhere">
          <Link
            to={ticketPath(id)}
            className="after:absolute after:inset-0 after:rounded-1 group-hover:text-wine focus-visible:shadow-none focus-visible:after:shadow-(--focus-ring)"
          >
            {subject}
          </Link>
        </h3>
        <p className="mt-1 text-14 text-ink-3">
          Ticket nº {id} · {userName !== undefined && `${userName} · `}atualizado em {formatDate(updatedAt)}
        </p>
      </div>
      <p className="max-sm:row-start-2">
        <TicketBadge status={status} />
      </p>
      <ChevronRight
        aria-hidden="true"
        strokeWidth={1.5}
        className="size-5 max-sm:row-span-2 max-sm:row-start-1 max-sm:col-start-2"
      />
    </li>
  )
}
