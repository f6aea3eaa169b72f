import type { Order } from '@shop/contract/order'
import { listFailure } from '~/lib/list-failure.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { FailurePanel } from '~/ui/failure-panel.tsx'
import { Modal } from '~/ui/modal.tsx'
import { useCancellationTerms } from './cancel-terms.queries.ts'
import { CancelTermsForm } from './cancel-terms-form.tsx'

const readTerms = { message: 'Não foi possível ver o que foi pago.' }

/** Cancels an order that was begun for its customer: what stays with the atelier follows from how far it has come. */
export function CancelTermsDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { token } = useAdmin()
  const query = useCancellationTerms(token, order.id)
  const failure = listFailure(query, readTerms)
  // Of an earlier dialog, while it is read anew.
  if (query.data && !query.isPlaceholderData)
    return <CancelTermsForm order={order} terms={query.data} onStale={query.refetch} onClose={onClose} />
  return (
    <Modal title="Cancelar encomenda" width={680} onDismiss={onClose}>
      {failure ? <FailurePanel {...failure} /> : <p role="status">Carregando o que foi pago...</p>}
    </Modal>
  )
}
