import Search from 'lucide-react/icons/search'
import { adminPaths } from '~/admin-paths.ts'
import { ApiError } from '~/lib/api.ts'
import { ButtonLink } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'

/** The server responded that there is no such order, so a retry would not help. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'order_not_found'
}

export function UnknownOrder({ text = '' }: { text: string | undefined }) {
  return (
    <EmptyState title={`O pedido nº ${text.slice(0, 20)} não existe`} icon={<Search />}>
      <p>Confira o número, ou procure na lista pelo nome ou e-mail da cliente.</p>
      <ButtonLink to={adminPaths.orders} variant="outline">
        Ver pedidos
      </ButtonLink>
    </EmptyState>
  )
}
