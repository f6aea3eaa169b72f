import { zodResolver } from '@hookform/resolvers/zod'
import { saoPauloDay } from '@shop/contract/calendar-days'
import { cancellations } from '@shop/contract/cancellations'
import type { Order } from '@shop/contract/order'
import { moneyExample, parseTypedMoney } from '@shop/contract/typed-money'
import { z } from '@shop/contract/zod'
import { useId, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { failureText } from '~/lib/failure-text.ts'
import { toast } from '~/lib/toasts.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { FormModal } from '~/shared/admin/form-modal.tsx'
import { receivedWays, receivedWayText } from '~/shared/money/received-way.ts'
import { typedMoneyText } from '~/shared/money/typed-money-text.ts'
import { refetchOrders } from '~/shared/orders/order-status.ts'
import { DateField } from '~/ui/date-field.tsx'
import { Field } from '~/ui/field.tsx'
import { MoneyField } from '~/ui/money-field.tsx'
import { SelectField } from '~/ui/select-field.tsx'

const failure = {
  title: 'Erro ao registrar',
  message: 'Não foi possível registrar a indenização.',
  noResponse: 'Tente novamente.',
}
const LONGEST_NOTE = 500

const values = z.object({
  amount: z.string().refine((text) => (parseTypedMoney(text) ?? 0) > 0, moneyExample),
  paidOn: z.string().min(1, 'Diga em que dia pagou.'),
  way: z.enum(['transfer', 'pix', 'cash', 'card']),
  note: z.string(),
})

/** Only a record: no money moves by it, and it is no revenue. */
export function CompensationDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { token } = useAdmin()
  const formId = useId()
  const [requestId] = useState(() => crypto.randomUUID())
  const [today] = useState(() => saoPauloDay(new Date()))
  const form = useForm<z.input<typeof values>>({
    resolver: zodResolver(values),
    defaultValues: { amount: '', paidOn: today, way: 'transfer', note: '' },
  })
  const { errors, isSubmitting, isDirty } = form.formState
  const amount = useWatch({ control: form.control, name: 'amount' })

  const submit = form.handleSubmit(async ({ amount: typed, ...paid }) => {
    const body = { ...paid, requestId, amountCents: parseTypedMoney(typed) ?? 0 }
    try {
      await callSignedIn(cancellations.compensate, { token, params: { id: order.id }, body })
      toast({ title: 'Indenização registrada', description: 'Ela não entra no faturamento.' })
      onClose()
    } catch (error) {
      toast({ title: failure.title, description: failureText(error, failure), variant: 'destructive' })
    }
    void refetchOrders(token)
  })

  return (
    <FormModal
      title="Registrar indenização"
      formId={formId}
      submitLabel="Registrar"
      sending={isSubmitting}
      isDirty={isDirty}
      onClose={onClose}
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <p className="text-ink-2">
          O que o ateliê pagou além de devolver o que recebeu (Código Civil, 418). Fica anotado no pedido,
          fora do faturamento; a loja não move dinheiro.
        </p>
        <div className="grid gap-4 lg:grid-cols-2">
          <MoneyField
            label="Valor (R$)"
            required
            understood={typedMoneyText(amount)}
            {...form.register('amount')}
            error={errors.amount?.message}
          />
          <DateField
            label="Pago em"
            required
            max={today}
            {...form.register('paidOn')}
            error={errors.paidOn?.message}
          />
        </div>
        <SelectField label="Como" {...form.register('way')}>
          {receivedWays.map((option) => (
            <option key={option} value={option}>
              {receivedWayText[option]}
            </option>
          ))}
        </SelectField>
        <Field label="Observação" aside="Opcional" maxLength={LONGEST_NOTE} {...form.register('note')} />
      </form>
    </FormModal>
  )
}
