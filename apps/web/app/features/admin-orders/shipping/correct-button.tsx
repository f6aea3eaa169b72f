import type { Order } from '@shop/contract/order'
import { useState } from 'react'
import { TextButton } from '~/ui/text-link.tsx'
import { CorrectionDialog } from './correction-dialog.tsx'

/** Until it is sent, handed over or ended; not of a deleted account. */
function canCorrect({ status, shipments, cancelledAt, erased }: Order): boolean {
  return status !== 'delivered' && !shipments && !cancelledAt && !erased
}

export function CorrectButton({ order }: { order: Order }) {
  const [open, setOpen] = useState(false)
  if (!canCorrect(order)) return null
  return (
    <>
      <TextButton className="-mb-2" onClick={() => setOpen(true)}>
        {order.fulfilment === 'pickup' ? 'Corrigir os dados' : 'Corrigir os dados de entrega'}
      </TextButton>
      {open && <CorrectionDialog order={order} onClose={() => setOpen(false)} />}
    </>
  )
}
