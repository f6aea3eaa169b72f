import { adminFailures } from '@shop/contract/admin-failures'
import { formatDate } from '@shop/contract/dates'
import { orderStatusLabels } from '@shop/contract/labels'
import { orders } from '@shop/contract/orders'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { adminCustomerPath, adminOrderPath } from '~/admin-paths.ts'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { failureText } from '~/lib/failure-text.ts'
import { queryClient } from '~/lib/query-client.ts'
import { endedText, paymentText } from '~/shared/orders/order-text.ts'
import { TextLink } from '~/ui/text-link.tsx'

const SHOWN = 8

interface CustomerOrdersProps {
  token: string
  email: string
}

/** The customer's recent orders, which most tickets are about. */
export function CustomerOrders({ token, email }: CustomerOrdersProps) {
  const { data, error } = useQuery(
    {
      queryKey: ['ticket-orders', token, email],
      queryFn: ({ signal }) => callSignedIn(orders.ofCustomer, { token, signal, query: { email } }),
    },
    queryClient,
  )
  return (
    <section
      aria-labelledby="customer-orders"
      className="grid content-start gap-3 rounded-1 border border-line bg-white p-4 lg:p-5"
    >
      <h2 id="customer-orders" className="font-text text-16! font-semibold tracking-normal">
        Pedidos da cliente
      </h2>
      {!data && (
        <p role="status" className="text-14 text-ink-2">
          {error ? failureText(error, adminFailures.listCustomerOrders) : 'Carregando pedidos...'}
        </p>
      )}
      {data?.length === 0 && <p className="text-14 text-ink-2">Nenhum pedido encontrado.</p>}
      {data && data.length > 0 && (
        <ul className="grid">
          {data.slice(0, SHOWN).map(({ id, number, placedAt, status, ...order }) => (
            <li key={id} className="border-t border-line py-2.5 text-14 first:border-t-0">
              <Link
                to={adminOrderPath(number)}
                className="inline-flex min-h-8 items-center font-medium text-wine underline decoration-1 underline-offset-4"
              >
                Pedido nº {number}
              </Link>
              <span className="block text-ink-2">
                {formatDate(placedAt)} · {endedText({ ...order, status }) ?? orderStatusLabels[status]} ·{' '}
                {paymentText(order)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <TextLink to={adminCustomerPath(email)} className="justify-self-start">
        {data && data.length > SHOWN ? `Ver os ${data.length} pedidos e o cadastro` : 'Ver cadastro'}
      </TextLink>
    </section>
  )
}
