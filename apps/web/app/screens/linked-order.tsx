import type { Failure } from '@shop/contract/failures'
import { orderLinkDays } from '@shop/contract/order-links'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ClaimOffer } from '~/features/orders/claim-offer.tsx'
import { ErasureOffer } from '~/features/orders/erasure-offer.tsx'
import { OrderCard } from '~/features/orders/order-card.tsx'
import { linkedOrderOf } from '~/features/orders/orders.queries.ts'
import { useSite } from '~/layouts/use-site.ts'
import { failureText } from '~/lib/failure-text.ts'
import { linkCredential } from '~/lib/order-credential.ts'
import { rememberOrderToken } from '~/lib/order-tokens.ts'
import { queryClient } from '~/lib/query-client.ts'
import { useNow } from '~/lib/use-now.ts'
import { paths } from '~/paths.ts'
import { Button, ButtonLink } from '~/ui/button.tsx'
import { Notice } from '~/ui/notice.tsx'
import { PageWaiting } from '~/ui/page-waiting.tsx'

const failure: Failure = { message: 'Não foi possível abrir o pedido. Tente novamente.' }

/** The page behind the secret link of an order. */
export default function LinkedOrder({ token: orderToken }: { token: string }) {
  const { store } = useSite()
  const now = useNow()
  const token = linkCredential(orderToken)
  const { data: order, error, refetch } = useQuery(linkedOrderOf(token), queryClient)
  const orderId = order?.id
  useEffect(() => {
    // The page that pays reads the order with it.
    if (orderId !== undefined) rememberOrderToken(orderId, orderToken)
  }, [orderId, orderToken])
  if (!order && !error) return <PageWaiting />
  return (
    <div className="page grid gap-8 pt-8 pb-16 lg:pt-12">
      <h1>Seu pedido</h1>
      {order ? (
        <>
          <OrderCard order={order} token={token} store={store} now={now} heading="h2" />
          <p className="max-w-150 text-14 text-ink-3">
            Este endereço abre só este pedido e vale até {orderLinkDays} dias depois da entrega. Não o
            publique.
          </p>
          <ClaimOffer order={order} token={token} />
          <ErasureOffer order={order} token={token} />
        </>
      ) : (
        <>
          <Notice tone="error">{failureText(error, failure)}</Notice>
          <div className="flex flex-wrap gap-3">
            <Button variant="outline" onClick={() => void refetch()}>
              Tentar novamente
            </Button>
            <ButtonLink to={paths.findOrder}>Pedir um novo link</ButtonLink>
          </div>
        </>
      )}
    </div>
  )
}
