import { failures } from '@shop/contract/failures'
import type { Order } from '@shop/contract/order'
import type { Store } from '@shop/contract/store'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { failureText } from '~/lib/failure-text.ts'
import { queryClient } from '~/lib/query-client.ts'
import { forgetDecline } from '~/lib/session-ending.ts'
import { useNow } from '~/lib/use-now.ts'
import { paths } from '~/paths.ts'
import { BagIcon } from '~/ui/bag-icon.tsx'
import { Button, ButtonLink } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { LoadFailure } from '~/ui/load-failure.tsx'
import { PartWaiting } from '~/ui/part-waiting.tsx'
import { OrderCard } from './order-card.tsx'
import { orderHeadingId } from './order-head.tsx'
import { ordersOf } from './orders.queries.ts'

interface OrderListProps {
  token: string
  store: Store
}

export function OrderList({ token, store }: OrderListProps) {
  const now = useNow()
  const list = useInfiniteQuery(ordersOf(token), queryClient)
  const shown = list.data?.pages.flatMap(({ items }) => items)
  const expectMore = useFocusOnMore(shown)
  useFocusOnLinked(shown)
  const loadMore = () => {
    expectMore()
    void list.fetchNextPage()
  }

  if (!shown) {
    if (!list.isError) return <PartWaiting />
    const retry = () => {
      forgetDecline()
      void list.refetch()
    }
    return (
      <LoadFailure title={failures.loadAccount.title} onRetry={retry}>
        {failureText(list.error, failures.listOwnOrders)}
      </LoadFailure>
    )
  }
  if (shown.length === 0) return <NoOrders />
  return (
    <>
      <h2 className="sr-only">Pedidos</h2>
      <div className="grid gap-6">
        {shown.map((order) => (
          <OrderCard key={order.id} order={order} token={token} store={store} now={now} />
        ))}
      </div>
      {list.isFetchNextPageError && (
        <p role="alert" className="mt-6 text-center text-error">
          {failureText(list.error, failures.listOwnOrders)}
        </p>
      )}
      {list.hasNextPage && (
        <div className="mt-8 grid justify-items-center">
          <Button variant="outline" loading={list.isFetchingNextPage} onClick={loadMore}>
            Carregar mais
          </Button>
        </div>
      )}
    </>
  )
}

/** After "load more", moves focus to the first new order, because the button may be gone. */
function useFocusOnMore(shown: readonly Pick<Order, 'number'>[] | undefined) {
  const seen = useRef(0)
  const requested = useRef(false)
  useEffect(() => {
    const next = shown?.[seen.current]
    if (requested.current && next) {
      requested.current = false
      document.getElementById(orderHeadingId(next))?.focus()
    }
    seen.current = shown?.length ?? 0
  }, [shown])
  return () => {
    requested.current = true
  }
}

/** An e-mail leads to one of them, which the page has only once the list is loaded. */
function useFocusOnLinked(shown: readonly Pick<Order, 'number'>[] | undefined) {
  const { hash } = useLocation()
  const linked = shown?.map(orderHeadingId).find((id) => `#${id}` === hash)
  useEffect(() => {
    if (linked !== undefined) document.getElementById(linked)?.focus()
  }, [linked])
}

function NoOrders() {
  return (
    <EmptyState
      icon={<BagIcon className="size-11" strokeWidth={1} />}
      title="Você ainda não fez nenhum pedido."
    >
      <p className="text-ink-2">Quando você comprar, acompanha tudo por aqui: do ateliê até a entrega.</p>
      <ButtonLink to={paths.collections} className="mt-3 max-sm:w-full">
        Ver coleções
      </ButtonLink>
    </EmptyState>
  )
}
