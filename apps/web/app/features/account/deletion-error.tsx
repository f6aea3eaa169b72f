import { type AccountInUse, accountInUse } from '@shop/contract/users'
import { ApiError } from '~/lib/api.ts'
import { ticketPath } from '~/paths.ts'
import { TextLink } from '~/ui/text-link.tsx'

/** What must be completed before the account can be deleted, if that is why the request was rejected. */
export function openEndsIn(error: unknown): AccountInUse | undefined {
  if (!(error instanceof ApiError) || error.code !== 'account_in_use') return undefined
  return accountInUse.safeParse(error.details).data
}

export function OpenEnds({ orders, refunds, tickets }: AccountInUse) {
  return (
    <ul className="list-disc pl-5">
      {orders.map((number) => (
        <li key={`order-${number}`}>Pedido nº {number}: pago e ainda não entregue.</li>
      ))}
      {refunds.map((number) => (
        <li key={`refund-${number}`}>Pedido nº {number}: reembolso em andamento.</li>
      ))}
      {tickets.map((id) => (
        <li key={`ticket-${id}`}>
          <TextLink to={ticketPath(id)}>Ticket nº {id}</TextLink>: em aberto. Peça o encerramento na conversa.
        </li>
      ))}
    </ul>
  )
}
