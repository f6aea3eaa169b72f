import type { User } from '@shop/contract/users'
import { useState } from 'react'
import { failureText } from '~/lib/failure-text.ts'
import { toast } from '~/lib/toasts.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { chatPath } from '~/shared/store/phone.ts'
import { Button, ButtonAnchor } from '~/ui/button.tsx'
import { Confirm } from '~/ui/confirm.tsx'
import { Modal } from '~/ui/modal.tsx'
import { CustomerOrders } from './customer-orders.tsx'
import { addressLines, MISSING } from './customer-text.ts'
import { setBlocked } from './customers.queries.ts'
import { CustomerBadges } from './customers-table.tsx'

const failure = { title: 'Erro', message: 'Não foi possível mudar o acesso.', noResponse: 'Tente novamente.' }

interface CustomerDialogProps {
  customer: User
  onChange: (customer: User) => void
  onClose: () => void
}

export function CustomerDialog({ customer, onChange, onClose }: CustomerDialogProps) {
  const { name, email, phone, role, blocked = false } = customer
  const [confirming, setConfirming] = useState(false)
  const address = addressLines(customer)
  const chat = chatPath(phone)
  return (
    <Modal
      title={
        <span className="flex flex-wrap items-center gap-3 wrap-anywhere">
          {name} <CustomerBadges customer={customer} />
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
              <dd className="wrap-anywhere">{email}</dd>
            </div>
            <div>
              <dt>Telefone</dt>
              <dd className="whitespace-nowrap">{phone ?? MISSING}</dd>
            </div>
            <div>
              <dt>Endereço</dt>
              {address.length === 0 ? <dd>{MISSING}</dd> : address.map((line) => <dd key={line}>{line}</dd>)}
            </div>
          </dl>
          <div className="mt-5 flex flex-wrap gap-2">
            {chat && (
              <ButtonAnchor variant="neutral" size="small" href={chat} target="_blank" rel="noreferrer">
                WhatsApp
              </ButtonAnchor>
            )}
            <ButtonAnchor variant="neutral" size="small" href={`mailto:${email}`}>
              E-mail
            </ButtonAnchor>
            {role !== 'admin' && (
              <Button
                variant={blocked ? 'outline' : 'danger-outline'}
                size="small"
                onClick={() => setConfirming(true)}
              >
                {blocked ? 'Desbloquear' : 'Bloquear'}
              </Button>
            )}
          </div>
        </div>
        <CustomerOrders email={email} />
      </div>
      {confirming && (
        <BlockQuestion customer={customer} onChange={onChange} onClose={() => setConfirming(false)} />
      )}
    </Modal>
  )
}

function BlockQuestion({ customer, onChange, onClose }: CustomerDialogProps) {
  const { token } = useAdmin()
  const [sending, setSending] = useState(false)
  const { id, name, blocked = false } = customer
  const confirm = async () => {
    setSending(true)
    try {
      onChange(await setBlocked(token, id, !blocked))
      toast({ title: 'Sucesso!', description: blocked ? 'Acesso devolvido.' : 'Acesso bloqueado.' })
      onClose()
    } catch (error) {
      toast({ title: failure.title, description: failureText(error, failure), variant: 'destructive' })
      setSending(false)
    }
  }
  return (
    <Confirm
      question={blocked ? 'Devolver o acesso?' : 'Bloquear o acesso?'}
      confirmLabel={blocked ? 'Desbloquear' : 'Bloquear'}
      tone={blocked ? 'primary' : 'danger'}
      loading={sending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <p>
        {blocked
          ? `${name} poderá entrar na loja de novo.`
          : `${name} sai da loja na hora e não consegue mais entrar. Os pedidos já feitos continuam.`}
      </p>
    </Confirm>
  )
}
