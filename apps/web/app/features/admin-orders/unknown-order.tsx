import Search from 'lucide-react/icons/search'
import { ApiError } from '~/lib/api.ts'
import { adminPaths } from '~/lib/paths.ts'
import { AdminLink } from '~/ui/admin/admin-button.tsx'
import { EmptyPanel } from '~/ui/admin/empty-panel.tsx'

/** The server responded that there is no such order, so a retry would not help. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'order_not_found'
}

export function UnknownOrder({ text = '' }: { text: string | undefined }) {
  return (
    <EmptyPanel title={`O pedido nº ${text.slice(0, 20)} não existe`} icon={Search}>
      <p>Confira o número, ou procure na lista pelo nome ou e-mail da cliente.</p>
      <AdminLink to={adminPaths.orders} variant="outline">
        Ver pedidos
      </AdminLink>
    </EmptyPanel>
  )
}
