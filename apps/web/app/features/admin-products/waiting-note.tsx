import { stockNotices, type WaitingCount } from '@shop/contract/stock-notices'
import { useQuery } from '@tanstack/react-query'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { queryClient } from '~/lib/query-client.ts'
import { useAdmin } from '~/shared/admin/admin.ts'

/** More are summed up: the note is small. */
const NAMED = 6

/** How many people wait for which size and colour, so that the owner knows what to sew. */
export function WaitingNote({ productId }: { productId: number }) {
  const { token } = useAdmin()
  const { data = [] } = useQuery(
    {
      queryKey: ['admin-stock-notices', token, productId],
      queryFn: ({ signal }) =>
        callSignedIn(stockNotices.waiting, { token, signal, params: { id: productId } }),
    },
    queryClient,
  )
  if (data.length === 0) return null
  return <p className="text-13 leading-[1.45] text-ink-2">{waitingText(data)}</p>
}

/** '3 pessoas esperam o aviso de estoque: 2 por G em Branco, 1 por M em Branco.' */
export function waitingText(counts: readonly WaitingCount[]): string {
  const total = counts.reduce((sum, { waiting }) => sum + waiting, 0)
  const named = counts.slice(0, NAMED).map(({ size, color, waiting }) => `${waiting} por ${size} em ${color}`)
  const rest = counts.slice(NAMED).reduce((sum, { waiting }) => sum + waiting, 0)
  const parts = rest > 0 ? [...named, `${rest} por outros`] : named
  return `${total === 1 ? '1 pessoa espera' : `${total} pessoas esperam`} o aviso de estoque: ${parts.join(', ')}.`
}
