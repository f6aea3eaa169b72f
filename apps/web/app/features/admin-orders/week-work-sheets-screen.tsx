import { type ProductionCard, production } from '@shop/contract/production'
import { useQuery } from '@tanstack/react-query'
import Printer from 'lucide-react/icons/printer'
import { useEffect, useState } from 'react'
import { adminPaths } from '~/admin-paths.ts'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { listFailure } from '~/lib/list-failure.ts'
import { queryClient } from '~/lib/query-client.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { EmptyState } from '~/ui/empty-state.tsx'
import { FailurePanel } from '~/ui/failure-panel.tsx'
import { OrderWorkSheets } from './order-work-sheets.tsx'
import { PrintBar } from './print-bar.tsx'
import { useWorkSheets } from './use-work-sheets.ts'

const readBoard = { message: 'Falha ao buscar a produção.' }

/** The work sheets of all items that have to be ready this week, and of those that already should be. */
export default function WeekWorkSheetsScreen() {
  const { token } = useAdmin()
  const query = useItemsOfWeek(token)
  const failure = listFailure(query, readBoard)
  const items = query.data?.items
  const orders = [...Map.groupBy(items ?? [], ({ orderNumber }) => orderNumber)]
  const [loaded, setLoaded] = useState<ReadonlySet<number>>(new Set())
  const isLoaded = orders.length > 0 && orders.every(([number]) => loaded.has(number))
  return (
    <>
      <h1 className="sr-only">Fichas da semana</h1>
      <PrintBar back={adminPaths.production} backText="Voltar à produção" isLoaded={isLoaded}>
        {failure ? undefined : items ? countText(items) : 'Carregando as fichas...'}
      </PrintBar>
      {failure && <FailurePanel {...failure} />}
      {items?.length === 0 && (
        <EmptyState title="Nada para esta semana" icon={<Printer />}>
          <p>Nenhuma peça tem de ficar pronta até domingo.</p>
        </EmptyState>
      )}
      {orders.map(([number, cards]) => (
        <OrderOfWeek
          key={number}
          number={number}
          cards={cards}
          onLoaded={() => setLoaded((before) => (before.has(number) ? before : new Set([...before, number])))}
        />
      ))}
    </>
  )
}

interface OrderOfWeekProps {
  number: number
  cards: readonly ProductionCard[]
  onLoaded: () => void
}

function OrderOfWeek({ number, cards, onLoaded }: OrderOfWeekProps) {
  const { failure, isCancelled, loaded } = useWorkSheets({ number })
  // A cancelled one has nothing to print and must not hold up the others.
  const isDone = isCancelled || Boolean(loaded)
  useEffect(() => {
    if (isDone) onLoaded()
  }, [isDone, onLoaded])
  if (failure)
    return (
      <section aria-label={`Pedido nº ${number}`} className="mb-4">
        <FailurePanel {...failure} />
      </section>
    )
  if (!loaded) return null
  return <OrderWorkSheets loaded={loaded} only={new Set(cards.map(({ id }) => id))} />
}

function useItemsOfWeek(token: string) {
  return useQuery(
    {
      queryKey: ['admin-week-work-sheets', token],
      queryFn: ({ signal }) => callSignedIn(production.board, { token, signal, query: { thisWeek: true } }),
    },
    queryClient,
  )
}

function countText({ length }: readonly ProductionCard[]): string | undefined {
  if (length === 0) return undefined
  return length === 1 ? '1 ficha' : `${length} fichas`
}
