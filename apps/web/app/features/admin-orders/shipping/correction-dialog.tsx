import { deliveryCorrection } from '@shop/contract/delivery-correction'
import type { Order } from '@shop/contract/order'
import { states } from '@shop/contract/states'
import { useId, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { toastFailure, toastSuccess } from '~/lib/action-toasts.ts'
import { ApiError } from '~/lib/api.ts'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { failureText } from '~/lib/failure-text.ts'
import { masked } from '~/lib/forms.ts'
import { phoneMask } from '~/lib/masks.ts'
import { AddressFields } from '~/shared/address/address-fields.tsx'
import type { AddressPart } from '~/shared/address/address-form.ts'
import { addressParts as filledParts, useFillIn } from '~/shared/address/use-fill-in.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { FormModal } from '~/shared/admin/form-modal.tsx'
import { useStore } from '~/shared/admin/store-query.ts'
import { refetchOrders } from '~/shared/orders/order-status.ts'
import { Field } from '~/ui/field.tsx'
import { CustomerNotice } from '../measures/customer-notice.tsx'
import { addressParts, correctionOf, correctionRules, correctionTexts } from './correction-form.ts'

const failure = {
  title: 'Dados não corrigidos',
  message: 'Não foi possível corrigir os dados.',
  noResponse: 'Sem resposta da loja. Tente novamente.',
}

export function CorrectionDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { token } = useAdmin()
  const formId = useId()
  // As it was when the dialog was opened: a correction must not replace what it has not shown.
  const [before] = useState(() => correctionTexts(order))
  const [version] = useState(order.deliveryVersion ?? 0)
  const form = useForm({ resolver: correctionRules(before), defaultValues: before })
  const { errors, isSubmitting, isDirty } = form.formState
  const isPickup = order.fulfilment === 'pickup'

  const submit = form.handleSubmit(async (texts) => {
    const action = `delivery-${order.id}`
    try {
      const body = correctionOf(before, texts, version)
      await callSignedIn(deliveryCorrection.correct, { token, params: { id: order.id }, body })
      toastSuccess(action, { title: 'Dados de entrega corrigidos' })
      onClose()
    } catch (error) {
      if (showErrors(error)) return
      toastFailure(action, { title: failure.title, description: failureText(error, failure) })
    }
    await refetchOrders(token)
  })
  /** The server's names of the address are those inside `shipping`. */
  const showErrors = (error: unknown): boolean => {
    const given = error instanceof ApiError ? error.fields : {}
    const wrong = addressParts.filter((part) => given[`shipping.${part}`] !== undefined)
    for (const part of wrong.toReversed())
      form.setError(part, { message: given[`shipping.${part}`] ?? '' }, { shouldFocus: true })
    return wrong.length > 0
  }

  return (
    <FormModal
      title={isPickup ? 'Corrigir os dados' : 'Corrigir os dados de entrega'}
      width={680}
      formId={formId}
      submitLabel="Salvar correção"
      sending={isSubmitting}
      isDirty={isDirty}
      onClose={onClose}
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <p className="text-ink-2">nº {order.number}</p>
        <div className="grid grid-cols-12 gap-x-4 gap-y-5">
          <Field
            label={isPickup ? 'Nome da cliente' : 'Quem recebe'}
            required
            autoComplete="off"
            maxLength={160}
            {...form.register('name')}
            error={errors.name?.message}
            className="col-span-12 sm:col-span-7"
          />
          <Field
            label="Telefone"
            required
            type="tel"
            autoComplete="off"
            {...masked(form.register('phone'), phoneMask)}
            error={errors.phone?.message}
            className="col-span-12 sm:col-span-5"
          />
          {isPickup ? (
            <Field
              label="Quem vem buscar"
              aside="Opcional"
              autoComplete="off"
              maxLength={160}
              {...form.register('pickupName')}
              error={errors.pickupName?.message}
              className="col-span-12"
            />
          ) : (
            <CorrectedAddress form={form} before={before} />
          )}
        </div>
        <CustomerNotice order={order}>avisando que os dados mudaram, sem repetir o endereço.</CustomerNotice>
      </form>
    </FormModal>
  )
}

interface CorrectedAddressProps {
  form: ReturnType<typeof useForm<ReturnType<typeof correctionTexts>>>
  before: ReturnType<typeof correctionTexts>
}

function CorrectedAddress({ form, before }: CorrectedAddressProps) {
  const { token } = useAdmin()
  const { data: store } = useStore(token)
  const { control, formState, getValues, register, setFocus, setValue } = form
  const number = useWatch({ control, name: 'number' })
  const write = (part: AddressPart, value: string) =>
    setValue(part, value, { shouldDirty: true, shouldValidate: formState.isSubmitted })
  const fillIn = useFillIn({ parts: filledParts, read: (part) => getValues(part), write, saved: before })
  const shown = store?.deliveryStates ?? states
  return (
    <AddressFields
      isOwn={false}
      form={{
        field: (part) => ({ ...register(part), error: formState.errors[part]?.message }),
        write,
        focus: setFocus,
        number,
      }}
      states={shown.some((code) => code === before.state) ? shown : [before.state, ...shown]}
      // With its own postal code back, the order's address is back too.
      onAddress={(found) => fillIn(getValues('zipCode') === before.zipCode ? before : found)}
    />
  )
}
