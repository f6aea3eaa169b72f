import { ConfirmedAccount } from '~/features/session/confirmed-account.tsx'
import { TicketDesk } from '~/features/tickets/ticket-desk.tsx'

export default function OwnTickets({ token }: { token: string }) {
  return (
    <ConfirmedAccount token={token}>
      {() => (
        <div className="page pt-8 pb-16 lg:pt-12 lg:pb-24">
          <TicketDesk token={token} orderNumber={undefined} heading="h1" />
        </div>
      )}
    </ConfirmedAccount>
  )
}
