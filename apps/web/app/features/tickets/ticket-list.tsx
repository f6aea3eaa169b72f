import { failures } from '@shop/contract/failures'
import { replyTimeText } from '@shop/contract/store-numbers'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { queryClient } from '~/lib/query-client.ts'
import { forgetDecline } from '~/lib/session-ending.ts'
import { toast } from '~/lib/toasts.ts'
import { useStoreNumbers } from '~/shared/store/use-store-numbers.ts'
import { Button } from '~/ui/button.tsx'
import { LoadFailure } from '~/ui/load-failure.tsx'
import { PartWaiting } from '~/ui/part-waiting.tsx'
import { TicketRow } from './ticket-row.tsx'
import { ticketsOf } from './tickets.queries.ts'

const { title: FAILED, message: FAILURE } = failures.listTickets

export function TicketList({ token }: { token: string }) {
  const time = replyTimeText(useStoreNumbers())
  const list = useInfiniteQuery(ticketsOf(token), queryClient)
  const shown = list.data?.pages.flatMap(({ items }) => items)
  const { isError, errorUpdatedAt } = list
  // Every failure is shown, also that of a retry.
  useEffect(() => {
    if (isError) toast({ title: FAILED, description: FAILURE, variant: 'destructive' })
  }, [isError, errorUpdatedAt])

  if (!shown) {
    if (!isError) return <PartWaiting />
    const retry = () => {
      forgetDecline()
      void list.refetch()
    }
    return (
      <LoadFailure title="Suas conversas não apareceram" onRetry={retry}>
        Elas continuam guardadas.
      </LoadFailure>
    )
  }
  if (shown.length === 0) {
    return (
      <p className="border-y border-line py-8 text-ink-2">
        Você ainda não abriu nenhum ticket. Escreva para o ateliê: respondemos em até {time}.
      </p>
    )
  }
  return (
    <>
      <ul className="border-t border-line">
        {shown.map((ticket) => (
          <TicketRow key={ticket.id} ticket={ticket} />
        ))}
      </ul>
      {list.hasNextPage && (
        <div className="mt-8 grid justify-items-center">
          <Button
            variant="outline"
            loading={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            Carregar mais
          </Button>
        </div>
      )}
    </>
  )
}
