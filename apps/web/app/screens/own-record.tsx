import { byId } from '@shop/contract/endpoint'
import { orders } from '@shop/contract/orders'
import { useQuery } from '@tanstack/react-query'
import { RecordPage } from '~/features/fitting-record/record-page.tsx'
import { ConfirmedAccount } from '~/features/session/confirmed-account.tsx'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { failureText } from '~/lib/failure-text.ts'
import { queryClient } from '~/lib/query-client.ts'
import { paths } from '~/paths.ts'
import { ButtonLink } from '~/ui/button.tsx'
import { Notice } from '~/ui/notice.tsx'
import { PageWaiting } from '~/ui/page-waiting.tsx'

const failure = { message: 'Não foi possível abrir o pedido. Tente novamente.' }

interface OwnRecordProps {
  token: string
  /** Of the order: the raw value from the URL, not validated. */
  id: string
}

export default function OwnRecord({ token, id }: OwnRecordProps) {
  return <ConfirmedAccount token={token}>{() => <Loaded token={token} id={id} />}</ConfirmedAccount>
}

function Loaded({ token, id }: OwnRecordProps) {
  const orderId = byId.safeParse({ id }).data?.id
  const { data: order, error } = useQuery(
    {
      queryKey: ['order-of-record', token, orderId],
      queryFn: ({ signal }) => callSignedIn(orders.read, { token, signal, params: { id: orderId ?? 0 } }),
      enabled: orderId !== undefined,
      retry: false,
    },
    queryClient,
  )
  if (order) return <RecordPage order={order} token={token} backTo={paths.account} />
  if (!error && orderId !== undefined) return <PageWaiting />
  return (
    <div className="page grid justify-items-start gap-6 pt-8 pb-16 lg:pt-12">
      <h1>Registro da prova</h1>
      <Notice tone="error">{error ? failureText(error, failure) : 'Pedido não encontrado.'}</Notice>
      <ButtonLink to={paths.account}>Ver meus pedidos</ButtonLink>
    </div>
  )
}
