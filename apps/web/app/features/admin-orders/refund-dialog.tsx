import { formatBRL } from '@shop/contract/money'
import type { Order } from '@shop/contract/order'
import { moneyExample, parseTypedMoney } from '@shop/contract/typed-money'
import CreditCard from 'lucide-react/icons/credit-card'
import { type SubmitEvent, useId, useState } from 'react'
import { useAdmin } from '~/lib/admin.ts'
import { failureText } from '~/lib/failure-text.ts'
import { refetchOrders } from '~/lib/order-status.ts'
import { toast } from '~/lib/toasts.ts'
import { typedMoneyText } from '~/lib/typed-money-text.ts'
import { AdminButton } from '~/ui/admin/admin-button.tsx'
import { Modal } from '~/ui/admin/modal.tsx'
import { Radio } from '~/ui/choice.tsx'
import { MoneyField } from '~/ui/money-field.tsx'
import { SelectField } from '~/ui/select-field.tsx'
import { refundReasons, usualReason } from './refund-reasons.ts'
import { refundSender } from './refund-sender.ts'
import { refundTexts } from './refund-texts.ts'
import { refundable } from './refundable.ts'
import { itemsToReturn, type ReturnedItems, usualReturn } from './returned-items.ts'
import { ReturnedItemsField } from './returned-items-field.tsx'

const failure = {
  title: 'Erro ao reembolsar',
  message: 'Não foi possível reembolsar.',
  noResponse: 'Tente novamente.',
}

/** Refunds the whole remainder or a part; the button repeats the amount, because a refund cannot be undone. */
export function RefundDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { token } = useAdmin()
  const formId = useId()
  const [send] = useState(refundSender)
  const [whole, setWhole] = useState(true)
  const [text, setText] = useState('')
  const [reason, setReason] = useState(() => usualReason(order))
  /** Undefined until the admin chooses; each kind of refund has its own default. */
  const [picked, setPicked] = useState<ReturnedItems>()
  const [error, setError] = useState<string>()
  const [sending, setSending] = useState(false)
  const texts = refundTexts(order)
  const { left, canRestock } = refundable(order)
  const chosen = picked ?? usualReturn(order, whole)
  const cents = whole ? left : parseTypedMoney(text)
  const isSound = cents !== undefined && cents > 0 && cents <= left

  const choose = (all: boolean) => {
    setWhole(all)
    setPicked(undefined)
  }
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (!isSound) {
      const isUnclear = cents === undefined && text.trim() !== ''
      setError(isUnclear ? moneyExample : `Informe um valor entre R$ 0,01 e ${formatBRL(left)}.`)
      return
    }
    setSending(true)
    const items = canRestock ? itemsToReturn(order.items, chosen) : []
    try {
      await send(token, order.id, { items, reason, ...(!whole && { amountCents: cents }) })
    } catch (error) {
      toast({ title: failure.title, description: failureText(error, failure), variant: 'destructive' })
      setSending(false)
      // It may have been refunded meanwhile, by another tab or by an attempt whose response was lost.
      await refetchOrders(token)
      return
    }
    toast({ title: texts.done, description: `${formatBRL(cents)} voltam para a cliente.` })
    onClose()
    await refetchOrders(token)
  }

  return (
    <Modal
      title={texts.title}
      width={560}
      onDismiss={onClose}
      footer={
        <>
          <AdminButton variant="neutral" className="max-lg:flex-1" onClick={onClose}>
            Cancelar
          </AdminButton>
          <AdminButton
            type="submit"
            form={formId}
            variant="danger"
            loading={sending}
            className="max-lg:flex-1"
          >
            {texts.confirm} {isSound && formatBRL(cents)}
          </AdminButton>
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
            <Radio label="Valor total" name="amount" checked={whole} onChange={() => choose(true)} />
            <span className="text-ink-2">{formatBRL(left)}</span>
          </div>
          <Radio label="Só uma parte" name="amount" checked={!whole} onChange={() => choose(false)} />
        </fieldset>
        <div className="grid gap-4 lg:grid-cols-2">
          {!whole && (
            <MoneyField
              label="Quanto devolver (R$)"
              required
              understood={typedMoneyText(text)}
              value={text}
              onChange={(event) => {
                setText(event.currentTarget.value)
                setError(undefined)
              }}
              hint={`Até ${formatBRL(left)}`}
              error={error}
              className="admin-field"
            />
          )}
          <SelectField
            label="Motivo"
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            className="admin-field"
          >
            {refundReasons.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </SelectField>
        </div>
        {canRestock && <ReturnedItemsField order={order} chosen={chosen} onChange={setPicked} />}
        <p className="flex gap-3 rounded-1 border-l-3 border-info bg-info-soft px-4 py-3">
          <CreditCard aria-hidden="true" className="mt-0.5 size-5 flex-none text-info" strokeWidth={1.5} />
          <span>
            {texts.way} <b className="font-semibold">Não dá para desfazer.</b> Ela recebe um e-mail.
          </span>
        </p>
      </form>
    </Modal>
  )
}
