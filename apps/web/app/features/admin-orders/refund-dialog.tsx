import { zodResolver } from '@hookform/resolvers/zod'
import { formatBRL } from '@shop/contract/money'
import type { Order } from '@shop/contract/order'
import CreditCard from 'lucide-react/icons/credit-card'
import { useId, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { failureText } from '~/lib/failure-text.ts'
import { toast } from '~/lib/toasts.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { typedMoneyText } from '~/shared/money/typed-money-text.ts'
import { refetchOrders } from '~/shared/orders/order-status.ts'
import { Button } from '~/ui/button.tsx'
import { Radio } from '~/ui/choice.tsx'
import { Modal } from '~/ui/modal.tsx'
import { MoneyField } from '~/ui/money-field.tsx'
import { SelectField } from '~/ui/select-field.tsx'
import { byHandNeeded, noDay } from './by-hand.ts'
import { ByHandFields } from './by-hand-fields.tsx'
import { refundReasons, usualReason } from './refund-reasons.ts'
import { refundSender } from './refund-sender.ts'
import { refundTexts } from './refund-texts.ts'
import { type RefundValues, refundCents, refundSchema } from './refund-values.ts'
import { refundable } from './refundable.ts'
import { itemsToReturn, paidForChosen, usualReturn } from './returned-items.ts'
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
  const texts = refundTexts(order)
  const { left, canRestock } = refundable(order)
  const [byHandCents, setByHandCents] = useState<number>()
  const form = useForm<RefundValues>({
    resolver: zodResolver(refundSchema(left)),
    defaultValues: {
      share: 'whole',
      amount: '',
      reason: usualReason(order),
      returnedOn: '',
      way: 'transfer',
    },
  })
  const { errors, isSubmitting } = form.formState
  const [share, amount, picked] = useWatch({ control: form.control, name: ['share', 'amount', 'picked'] })
  const whole = share === 'whole'
  const chosen = picked ?? usualReturn(order, whole)
  const cents = refundCents({ share, amount }, left)
  const shareField = form.register('share', { onChange: () => form.setValue('picked', undefined) })

  const submit = form.handleSubmit(async ({ reason, returnedOn, way }) => {
    // The rules have accepted it.
    if (cents === undefined) return
    const byHand = byHandCents === undefined ? {} : { byHand: { returnedOn, way } }
    if (byHandCents !== undefined && returnedOn === '')
      return form.setError('returnedOn', { message: noDay }, { shouldFocus: true })
    const items = canRestock ? itemsToReturn(order.items, chosen) : []
    try {
      await send(token, order.id, { items, reason, ...(!whole && { amountCents: cents }), ...byHand })
    } catch (error) {
      const needed = byHandNeeded(error)
      if (needed !== undefined) return setByHandCents(needed)
      // Another amount may need none.
      setByHandCents(undefined)
      toast({ title: failure.title, description: failureText(error, failure), variant: 'destructive' })
      // It may have been refunded meanwhile, by another tab or by an attempt whose response was lost.
      void refetchOrders(token)
      return
    }
    toast({ title: texts.done, description: `${formatBRL(cents)} voltam para a cliente.` })
    onClose()
    void refetchOrders(token)
  })

  return (
    <Modal
      title={texts.title}
      width={560}
      onDismiss={onClose}
      footer={
        <>
          <Button variant="neutral" className="max-lg:flex-1" onClick={onClose}>
            Cancelar
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            loading={isSubmitting}
            className="max-lg:flex-1"
          >
            {texts.confirm} {cents !== undefined && formatBRL(cents)}
          </Button>
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
            <Radio label="Valor total" value="whole" {...shareField} />
            <span className="text-ink-2">{formatBRL(left)}</span>
          </div>
          <Radio label="Só uma parte" value="part" {...shareField} />
        </fieldset>
        <div className="grid gap-4 lg:grid-cols-2">
          {!whole && (
            <MoneyField
              label="Quanto devolver (R$)"
              required
              understood={typedMoneyText(amount)}
              hint={partHint(left, paidForChosen(order.items, chosen))}
              {...form.register('amount')}
              error={errors.amount?.message}
            />
          )}
          <SelectField label="Motivo" {...form.register('reason')}>
            {refundReasons.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </SelectField>
        </div>
        {byHandCents !== undefined && (
          <ByHandFields
            cents={byHandCents}
            day={form.register('returnedOn')}
            way={form.register('way')}
            error={errors.returnedOn?.message}
          />
        )}
        {canRestock && (
          <ReturnedItemsField
            order={order}
            chosen={chosen}
            onChange={(items) => form.setValue('picked', items)}
          />
        )}
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

function partHint(left: number, paid: number): string {
  const most = `Até ${formatBRL(left)}`
  return paid === 0 ? most : `${most}. Pelas peças marcadas ela pagou ${formatBRL(paid)}.`
}
