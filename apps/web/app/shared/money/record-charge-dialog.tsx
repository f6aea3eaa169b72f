import { zodResolver } from '@hookform/resolvers/zod'
import { saoPauloDay } from '@shop/contract/calendar-days'
import { charges } from '@shop/contract/charges'
import type { ReceivedWay } from '@shop/contract/labels'
import { formatBRL } from '@shop/contract/money'
import type { Order } from '@shop/contract/order'
import { z } from '@shop/contract/zod'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { toastFailure, toastSuccess } from '~/lib/action-toasts.ts'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { failureText } from '~/lib/failure-text.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { refetchOrders } from '~/shared/orders/order-status.ts'
import { Button } from '~/ui/button.tsx'
import { Radio } from '~/ui/choice.tsx'
import { DateField } from '~/ui/date-field.tsx'
import { FieldError } from '~/ui/field.tsx'
import { Modal } from '~/ui/modal.tsx'
import { receivedWays, receivedWayText } from './received-way.ts'

const failure = {
  title: 'Recebimento não registrado',
  message: 'Não foi possível registrar o recebimento.',
  noResponse: 'Sem resposta da loja. Tente novamente: o valor não é registrado duas vezes.',
}

interface RecordChargeDialogProps {
  orderId: number
  charge: { id: number; amountCents: number; label: string }
  /** With the order as it is after the charge was recorded. */
  onDone: (order: Order) => void
  onClose: () => void
}

function rulesOf(today: string) {
  return zodResolver(
    z.object({
      way: z.custom<ReceivedWay | null>((value) => value !== null, 'Escolha como o valor chegou.'),
      receivedOn: z.iso
        .date('Informe o dia em que o valor chegou.')
        .refine((day) => day <= today, 'O dia não pode estar no futuro.'),
    }),
  )
}

/** The atelier itself has received one charge of an order. */
export function RecordChargeDialog({ orderId, charge, onDone, onClose }: RecordChargeDialogProps) {
  const { token } = useAdmin()
  const formId = useId()
  const [today] = useState(() => saoPauloDay(new Date()))
  // The same for every attempt: one whose response was lost has recorded the charge already.
  const [requestId] = useState(() => crypto.randomUUID())
  const form = useForm<{ way: ReceivedWay | null; receivedOn: string }>({
    resolver: rulesOf(today),
    defaultValues: { way: null, receivedOn: today },
  })
  const { errors, isSubmitting } = form.formState
  const amount = formatBRL(charge.amountCents)

  const submit = form.handleSubmit(async ({ way, receivedOn }) => {
    // The rules have rejected it.
    if (way === null) return
    const action = `charge-${charge.id}`
    try {
      const params = { id: orderId, chargeId: charge.id }
      const order = await callSignedIn(charges.record, {
        token,
        params,
        body: { way, receivedOn, requestId },
      })
      toastSuccess(action, {
        title: 'Recebimento registrado',
        description: `${charge.label}: ${amount}.`,
      })
      onDone(order)
    } catch (error) {
      toastFailure(action, { title: failure.title, description: failureText(error, failure) })
    }
    // Also after a failure: the charge may have been paid at that moment.
    await refetchOrders(token)
  })

  return (
    <Modal
      title="Recebido no ateliê"
      width={560}
      onDismiss={onClose}
      footer={
        <>
          <Button variant="neutral" className="max-lg:flex-1" onClick={onClose}>
            Voltar
          </Button>
          <Button type="submit" form={formId} loading={isSubmitting} className="max-lg:flex-1">
            Recebi {amount}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
      >
        <p className="flex justify-between gap-4">
          <span className="min-w-0 wrap-anywhere">{charge.label}</span>
          <b className="font-semibold whitespace-nowrap">{amount}</b>
        </p>
        <fieldset aria-describedby={errors.way && `${formId}-way`}>
          <legend className="mb-1 text-14 font-medium">Como o valor chegou</legend>
          {receivedWays.map((option) => (
            <Radio key={option} label={receivedWayText[option]} value={option} {...form.register('way')} />
          ))}
          {errors.way?.message && <FieldError id={`${formId}-way`}>{errors.way.message}</FieldError>}
        </fieldset>
        <DateField
          label="Dia do recebimento"
          required
          max={today}
          {...form.register('receivedOn')}
          error={errors.receivedOn?.message}
          className="lg:max-w-72"
        />
        <p className="wrap-anywhere text-ink-2">
          Confira antes se o valor inteiro chegou. Esta parcela deixa de poder ser paga pelo site.{' '}
          <b className="font-semibold text-ink">Não dá para desfazer</b>, e fica no histórico com o seu nome.
        </p>
      </form>
    </Modal>
  )
}
