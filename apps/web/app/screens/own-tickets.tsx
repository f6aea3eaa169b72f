import { ConfirmedAccount } from '~/features/session/confirmed-account.tsx'
import { AdminTicket } from '~/features/tickets/admin-ticket.tsx'

export default function OwnTickets({ token }: { token: string }) {
  return (
    <ConfirmedAccount token={token}>
      {() => (
        <div className="page pt-8 pb-16 lg:pt-12 lg:pb-24">
          <AdminTicket token={token} orderNumber={undefined} heading="h1" />
        </div>
      )}
    </ConfirmedAccount>
  )
}
