import { byId } from '@shop/contract/endpoint'
import { ConfirmedAccount } from '~/features/session/confirmed-account.tsx'
import { TicketFrame, TicketNotFound, TicketPage } from '~/features/tickets/ticket-page.tsx'
import { adminHome } from '~/pages.ts'
import { paths } from '~/paths.ts'

interface OwnTicketProps {
  token: string
  /** The raw value from the URL, not validated. */
  id: string
}

export default function OwnTicket({ token, id }: OwnTicketProps) {
  return (
    <ConfirmedAccount token={token}>
      {({ role }) => {
        const admin = role === 'admin'
        const backTo = admin ? adminHome : paths.support
        const ticketId = byId.safeParse({ id }).data?.id
        // One URL per ticket: ids with leading zeros are rejected.
        if (ticketId === undefined || String(ticketId) !== id) {
          return (
            <TicketFrame backTo={backTo}>
              <TicketNotFound />
            </TicketFrame>
          )
        }
        return <TicketPage token={token} id={ticketId} admin={admin} backTo={backTo} />
      }}
    </ConfirmedAccount>
  )
}
