import { type TicketStatus, ticketStatusLabels } from '@shop/contract/labels'
import { Badge } from '~/ui/badge.tsx'

const tones = { open: 'info', awaiting_reply: 'warning', closed: 'neutral' } as const

export function TicketBadge({ status }: { status: TicketStatus }) {
  return (
    <Badge tone={tones[status]}>
      <span className="sr-only">Status: </span>
      {ticketStatusLabels[status]}
    </Badge>
  )
}
