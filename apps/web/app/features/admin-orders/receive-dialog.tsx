import type { ReceivedWay } from '@shop/contract/labels'
import { formatBRL } from '@shop/contract/money'
import type { Order } from '@shop/contract/order'
import { orders } from '@shop/contract/orders'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { failureText } from '~/lib/failure-text.ts'
import { toast } from '~/lib/toasts.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { receivedWays, receivedWayText } from '~/shared/money/received-way.ts'
import { refetchOrders } from '~/shared/orders/order-status.ts'
import { Button } from '~/ui/button.tsx'
import { Radio } from '~/ui/choice.tsx'
import { Modal } from '~/ui/modal.tsx'

const failure = {
  title: 'Erro ao marcar como pago',
  message: 'Não foi possível marcar o pedido como pago.',
  noResponse: 'Confira se o pedido já está pago e tente novamente.',
}

/** Unpaid, not cancelled and without a payment problem: it may have been paid outside the shop. */
export function canReceive({ paidAt, cancelledAt, attention, erased }: Order): boolean {
  return !paidAt && !cancelledAt && !attention && !erased
}

export function ReceiveDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { token } = useAdmin()
  const formId = useId()
  const form = useForm<{ way: ReceivedWay }>({ defaultValues: { way: 'transfer' } })
  const { id, number, customer, totalCents, paymentState, status } = order
  // An expired order that the atelier has started since then has its units.
  const hasNoUnits = paymentState === 'expired' && status === 'pending'

  const submit = form.handleSubmit(async (body) => {
    try {
      await callSignedIn(orders.receive, { token, params: { id }, body })
      toast({ title: 'Pedido marcado como pago', description: `${formatBRL(totalCents)} recebidos.` })
      onClose()
    } catch (error) {
      toast({ title: failure.title, description: failureText(error, failure), variant: 'destructive' })
    }
    // Also after a failure: the order may have been paid at that moment.
    void refetchOrders(token)
  })

  return (
    <Modal
      title="Marcar como pago"
      width={560}
      onDismiss={onClose}
      footer={
        <>
          <Button variant="neutral" className="max-lg:flex-1" onClick={onClose}>
            Voltar
          </Button>
          <Button type="submit" form={formId} loading={form.formState.isSubmitting} className="max-lg:flex-1">
            Recebi {formatBRL(totalCents)}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => void submit(event)}
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
      >
        <p className="text-ink-2">
          nº {number} · {customer.name}
        </p>
        <fieldset>
          <legend className="mb-1 text-14 font-medium">Como a cliente pagou</legend>
          {receivedWays.map((option) => (
            <Radio key={option} label={receivedWayText[option]} value={option} {...form.register('way')} />
          ))}
        </fieldset>
        <p className="wrap-anywhere">
          Confira antes se o valor inteiro chegou. O pagamento pelo site é encerrado
          {hasNoUnits && ', as peças saem do estoque de novo, se ainda houver'} e {customer.name} (
          {customer.email}) recebe a confirmação. <b className="font-semibold">Não dá para desfazer</b>, e
          fica no histórico com o seu nome.
        </p>
      </form>
    </Modal>
  )
}
