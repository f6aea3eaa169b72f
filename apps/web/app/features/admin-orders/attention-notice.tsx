import type { Order } from '@shop/contract/order'
import { orders } from '@shop/contract/orders'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { type ReactNode, useState } from 'react'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { failureText } from '~/lib/failure-text.ts'
import { toast } from '~/lib/toasts.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { type Attention, attentionText, canAcknowledge } from '~/shared/orders/attention-text.ts'
import { refetchOrders } from '~/shared/orders/order-status.ts'
import { Button } from '~/ui/button.tsx'
import { Confirm } from '~/ui/confirm.tsx'

const failure = { title: 'Erro', message: 'Não foi possível tirar o aviso.', noResponse: 'Tente novamente.' }

/** Why the payment needs the admin's attention, with a button to acknowledge it where a check is enough. */
export function AttentionNotice({ order }: { order: Order }) {
  const { token } = useAdmin()
  const [confirming, setConfirming] = useState(false)
  const [sending, setSending] = useState(false)
  const shown = attentionText(order)
  if (!shown || !order.attention) return null

  const acknowledge = async (attention: Attention) => {
    setSending(true)
    try {
      await callSignedIn(orders.acknowledge, { token, params: { id: order.id }, body: { attention } })
      toast({ title: 'Aviso conferido', description: 'Ficou anotado no histórico do pedido.' })
    } catch (error) {
      toast({ title: failure.title, description: failureText(error, failure), variant: 'destructive' })
    }
    setSending(false)
    setConfirming(false)
    await refetchOrders(token)
  }
  const { attention } = order
  return (
    <>
      <Warning>{shown.text}</Warning>
      {canAcknowledge(order) && (
        <Button variant="neutral" onClick={() => setConfirming(true)}>
          Já conferi
        </Button>
      )}
      {confirming && (
        <Confirm
          question="Tirar este aviso?"
          confirmLabel="Já conferi"
          tone="primary"
          loading={sending}
          onConfirm={() => void acknowledge(attention)}
          onCancel={() => setConfirming(false)}
        >
          <p>{shown.label}. Tire o aviso só depois de conferir: o pedido segue como qualquer outro.</p>
        </Confirm>
      )}
    </>
  )
}

export function Warning({ children }: { children: ReactNode }) {
  return (
    <p className="flex gap-2.5 rounded-1 bg-error-soft px-3 py-2.5 text-14 text-ink">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 flex-none text-error" strokeWidth={1.7} />
      {children}
    </p>
  )
}
