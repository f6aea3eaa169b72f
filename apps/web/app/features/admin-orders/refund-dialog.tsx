import { formatBRL, toCents } from '@shop/contract/money'
import type { Order } from '@shop/contract/order'
import { orders } from '@shop/contract/orders'
import CreditCard from 'lucide-react/icons/credit-card'
import { type SubmitEvent, useId, useState } from 'react'
import { useAdmin } from '~/lib/admin.ts'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { failureText } from '~/lib/failure-text.ts'
import { refetchOrders } from '~/lib/order-status.ts'
import { toast } from '~/lib/toasts.ts'
import { Checkbox, Radio } from '~/ui/choice.tsx'
import { DeskButton } from '~/ui/desk/desk-button.tsx'
import { Modal } from '~/ui/desk/modal.tsx'
import { Field } from '~/ui/field.tsx'
import { SelectField } from '~/ui/select-field.tsx'
import { piecesInWords } from './order-texts.ts'
import { refundWords } from './refund-words.ts'

const failure = {
  title: 'Erro ao reembolsar',
  message: 'Não foi possível reembolsar.',
  noAnswer: 'Tente novamente.',
}
const reasons = [
  'Devolução em 7 dias',
  'Peça com defeito',
  'Pedido cancelado em comum acordo',
  'Outro motivo',
]

/** All that is left, or a part; the sum is repeated in the button that cannot be taken back. */
export function RefundDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { token } = useAdmin()
  const formId = useId()
  // One for as long as the dialog is open: pressing again after a lost answer is the same refund.
  const [requestId] = useState(() => crypto.randomUUID())
  const [whole, setWhole] = useState(true)
  const [text, setText] = useState('')
  const [reason, setReason] = useState(reasons[0] ?? '')
  const [restock, setRestock] = useState(false)
  const [error, setError] = useState<string>()
  const [sending, setSending] = useState(false)
  const words = refundWords(order)
  const left = order.totalCents - order.refundedCents
  const cents = whole ? left : toCents(Number(text))
  const isSound = cents > 0 && cents <= left

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (!isSound) {
      setError(`Informe um valor entre R$ 0,01 e ${formatBRL(left)}.`)
      return
    }
    setSending(true)
    const body = { requestId, restock, reason, ...(!whole && { amountCents: cents }) }
    try {
      await callSignedIn(orders.refund, { token, params: { id: order.id }, body })
    } catch (refused) {
      toast({ title: failure.title, description: failureText(refused, failure), variant: 'destructive' })
      setSending(false)
      return
    }
    toast({ title: words.done, description: `${formatBRL(cents)} voltam para a cliente.` })
    onClose()
    await refetchOrders(token)
  }

  return (
    <Modal
      title={words.title}
      width={560}
      onDismiss={onClose}
      footer={
        <>
          <DeskButton variant="neutral" className="max-lg:flex-1" onClick={onClose}>
            Cancelar
          </DeskButton>
          <DeskButton
            type="submit"
            form={formId}
            variant="danger"
            loading={sending}
            className="max-lg:flex-1"
          >
            {words.confirm} {isSound && formatBRL(cents)}
          </DeskButton>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <p className="text-ink-2">
          nº {order.number} · {order.customer.name}
        </p>
        <fieldset>
          <legend className="sr-only">Quanto devolver</legend>
          <div className="flex items-center justify-between gap-4">
            <Radio label="Valor total" name="amount" checked={whole} onChange={() => setWhole(true)} />
            <span className="text-ink-2">{formatBRL(left)}</span>
          </div>
          <Radio label="Só uma parte" name="amount" checked={!whole} onChange={() => setWhole(false)} />
        </fieldset>
        <div className="grid gap-4 lg:grid-cols-2">
          {!whole && (
            <Field
              label="Quanto devolver (R$)"
              type="number"
              inputMode="decimal"
              min={0.01}
              max={left / 100}
              step={0.01}
              required
              value={text}
              onChange={(event) => {
                setText(event.currentTarget.value)
                setError(undefined)
              }}
              hint={`Até ${formatBRL(left)}`}
              error={error}
              className="desk-field"
            />
          )}
          <SelectField
            label="Motivo"
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            className="desk-field"
          >
            {reasons.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </SelectField>
        </div>
        <div className="rounded-1 border border-line px-3.5 py-1.5">
          <Checkbox
            label={`Devolver ${piecesInWords(order.items)} ao estoque`}
            checked={restock}
            onChange={(event) => setRestock(event.currentTarget.checked)}
          />
        </div>
        <p className="flex gap-3 rounded-1 border-l-3 border-info bg-info-soft px-4 py-3">
          <CreditCard aria-hidden="true" className="mt-0.5 size-5 flex-none text-info" strokeWidth={1.5} />
          <span>
            {words.way} <b className="font-semibold">Não dá para desfazer.</b> Ela recebe um e-mail.
          </span>
        </p>
      </form>
    </Modal>
  )
}
