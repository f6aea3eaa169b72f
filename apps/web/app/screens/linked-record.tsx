import type { Failure } from '@shop/contract/failures'
import { useQuery } from '@tanstack/react-query'
import { RecordPage } from '~/features/fitting-record/record-page.tsx'
import { linkedOrderOf } from '~/features/orders/orders.queries.ts'
import { failureText } from '~/lib/failure-text.ts'
import { linkCredential } from '~/lib/order-credential.ts'
import { queryClient } from '~/lib/query-client.ts'
import { linkedOrderPath, paths } from '~/paths.ts'
import { ButtonLink } from '~/ui/button.tsx'
import { Notice } from '~/ui/notice.tsx'
import { PageWaiting } from '~/ui/page-waiting.tsx'

const failure: Failure = { message: 'Não foi possível abrir o pedido. Tente novamente.' }

/** A record behind the secret link of its order. */
export default function LinkedRecord({ token: orderToken }: { token: string }) {
  const token = linkCredential(orderToken)
  const { data: order, error } = useQuery(linkedOrderOf(token), queryClient)
  if (order) return <RecordPage order={order} token={token} backTo={linkedOrderPath(orderToken)} />
  if (!error) return <PageWaiting />
  return (
    <div className="page grid justify-items-start gap-6 pt-8 pb-16 lg:pt-12">
      <h1>Registro da prova</h1>
      <Notice tone="error">{failureText(error, failure)}</Notice>
      <ButtonLink to={paths.findOrder}>Pedir um novo link</ButtonLink>
    </div>
  )
}
