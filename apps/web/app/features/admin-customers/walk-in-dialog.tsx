import type { WalkIn } from '@shop/contract/customers'
import { formatDate } from '@shop/contract/dates'
import { useState } from 'react'
import { failureText } from '~/lib/failure-text.ts'
import { toast } from '~/lib/toasts.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { chatPath } from '~/shared/store/phone.ts'
import { Badge } from '~/ui/badge.tsx'
import { Button, ButtonAnchor } from '~/ui/button.tsx'
import { Confirm } from '~/ui/confirm.tsx'
import { Modal } from '~/ui/modal.tsx'
import { WalkInOrders } from './customer-orders.tsx'
import { MISSING } from './customer-text.ts'
import { eraseWalkIn } from './customers.queries.ts'
import { WalkInForm } from './walk-in-form.tsx'

const failure = {
  title: 'Dados não apagados',
  message: 'Não foi possível apagar os dados.',
  noResponse: 'Confira se a cliente ainda está na lista.',
}

interface WalkInDialogProps {
  customer: WalkIn
  onChange: (customer: WalkIn) => void
  onClose: () => void
}

/** Somebody who bought in the atelier and has no account. */
export function WalkInDialog({ customer, onChange, onClose }: WalkInDialogProps) {
  const { id, name, email, phone, since } = customer
  const [open, setOpen] = useState<'form' | 'erase'>()
  const close = () => setOpen(undefined)
  const chat = chatPath(phone)
  if (open === 'form') return <WalkInForm customer={customer} onChange={onChange} onClose={close} />
  return (
    <Modal
      title={
        <span className="flex flex-wrap items-center gap-3 wrap-anywhere">
          {name} <Badge>Sem conta</Badge>
        </span>
      }
      width={800}
      onDismiss={onClose}
    >
      <div className="grid gap-6 lg:grid-cols-[17rem_1fr] lg:gap-10">
        <div>
          <dl className="grid gap-3.5 [&_dt]:text-13 [&_dt]:text-ink-2">
            <div>
              <dt>E-mail</dt>
              <dd className="wrap-anywhere">{email ?? MISSING}</dd>
            </div>
            <div>
              <dt>Telefone</dt>
              <dd className="whitespace-nowrap">{phone}</dd>
            </div>
            <div>
              <dt>Primeira compra no ateliê</dt>
              <dd>{formatDate(since)}</dd>
            </div>
          </dl>
          <div className="mt-5 flex flex-wrap gap-2">
            {chat && (
              <ButtonAnchor variant="neutral" size="small" href={chat} target="_blank" rel="noreferrer">
                WhatsApp
              </ButtonAnchor>
            )}
            <Button variant="neutral" size="small" onClick={() => setOpen('form')}>
              Corrigir
            </Button>
            <Button variant="danger-outline" size="small" onClick={() => setOpen('erase')}>
              Apagar dados
            </Button>
          </div>
        </div>
        <WalkInOrders id={id} />
      </div>
      {open === 'erase' && <EraseQuestion customer={customer} onErased={onClose} onCancel={close} />}
    </Modal>
  )
}

interface EraseQuestionProps {
  customer: WalkIn
  onErased: () => void
  onCancel: () => void
}

function EraseQuestion({ customer: { id, name }, onErased, onCancel }: EraseQuestionProps) {
  const { token } = useAdmin()
  const [sending, setSending] = useState(false)
  const confirm = async () => {
    setSending(true)
    try {
      await eraseWalkIn(token, id)
      toast({ title: 'Dados apagados', description: 'Os pedidos pagos ficam, sem contato, para o fisco.' })
      onErased()
    } catch (error) {
      toast({ title: failure.title, description: failureText(error, failure), variant: 'destructive' })
      setSending(false)
    }
  }
  return (
    <Confirm
      question="Apagar os dados desta cliente?"
      confirmLabel="Apagar dados"
      tone="danger"
      loading={sending}
      onConfirm={() => void confirm()}
      onCancel={onCancel}
    >
      <p>
        {name} sai da lista, e os pedidos dela ficam sem e-mail, telefone, observações e fotos. O que a lei
        manda guardar de um pedido pago fica por cinco anos.{' '}
        <b className="font-semibold">Não dá para desfazer.</b>
      </p>
    </Confirm>
  )
}
