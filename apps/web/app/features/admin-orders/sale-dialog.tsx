import { zodResolver } from '@hookform/resolvers/zod'
import type { DeliveryWindow } from '@shop/contract/dates'
import { failures } from '@shop/contract/failures'
import { formatBRL } from '@shop/contract/money'
import { useId, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { ApiError } from '~/lib/api.ts'
import { failureText } from '~/lib/failure-text.ts'
import { toast } from '~/lib/toasts.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { refetchOrders } from '~/shared/orders/order-status.ts'
import { TextArea } from '~/ui/text-area.tsx'
import { FormModal } from './form-modal.tsx'
import {
  draftOf,
  emptySale,
  isMade,
  possibleWindow,
  recordSale,
  saleErrors,
  saleFields,
  saleSchema,
  totalOf,
} from './sale.ts'
import { SaleDay } from './sale-day.tsx'
import { SaleLines } from './sale-lines.tsx'
import { SalePeople } from './sale-people.tsx'

const rules = zodResolver(saleSchema)
const discarding = { question: 'Sair sem registrar?', text: 'O que você preencheu desta venda se perde.' }

const noHours = 'Não há horas livres para essa data. Mude a data ou marque que combinou assim mesmo.'

/** Records a sale made by the atelier itself: paid and confirmed at once. */
export function SaleDialog({ onClose }: { onClose: () => void }) {
  const { token } = useAdmin()
  const formId = useId()
  // One id while the dialog is open: submitting again after a lost response must not create a second sale.
  const [checkoutId] = useState(() => crypto.randomUUID())
  const form = useForm({ resolver: rules, defaultValues: emptySale })
  const { isDirty, isSubmitting } = form.formState
  const lines = useWatch({ control: form.control, name: 'lines' })
  const [possible, setPossible] = useState<DeliveryWindow>()

  /** Focuses the first invalid field, which may be far above the button on a phone. */
  const showErrors = (wrong: Readonly<Record<string, string>>) => {
    for (const name of saleFields.toReversed()) {
      const message = wrong[name]
      if (message !== undefined) form.setError(name, { message }, { shouldFocus: true })
    }
  }
  const showMissing = () =>
    toast({
      title: 'Campos obrigatórios',
      description: 'Confira os campos marcados.',
      variant: 'destructive',
    })

  const submit = form.handleSubmit(async (sale) => {
    let description: string
    try {
      description = await recordSale(token, { ...draftOf(sale), checkoutId })
    } catch (error) {
      if (error instanceof ApiError) showErrors(saleErrors(error.fields))
      const withoutHours = possibleWindow(error)
      if (withoutHours) {
        setPossible(withoutHours)
        form.setFocus('wishedOn')
      }
      const { title } = failures.createOrder
      // The server's own text is for somebody who is buying.
      const description = withoutHours ? noHours : failureText(error, failures.createOrder)
      toast({ title, description, variant: 'destructive' })
      return
    }
    toast({ title: 'Venda registrada!', description })
    onClose()
    void refetchOrders(token)
  }, showMissing)

  return (
    <FormModal
      title="Registrar venda do ateliê"
      width={900}
      full
      formId={formId}
      submitLabel="Registrar venda"
      cancelLabel="Cancelar"
      sending={isSubmitting}
      isDirty={isDirty}
      discarding={discarding}
      status={<p className="mr-auto font-semibold max-lg:w-full">Total: {formatBRL(totalOf(lines))}</p>}
      onClose={onClose}
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid grid-cols-[minmax(0,1fr)] gap-6"
      >
        <p className="text-ink-2">
          Para uma compra feita no ateliê ou combinada por fora da loja. As peças saem do estoque na hora.
        </p>
        <SaleLines form={form} />
        {isMade(lines) && (
          <SaleDay
            form={form}
            possible={possible}
            onChangeDay={() => {
              setPossible(undefined)
              form.setValue('overbook', false)
            }}
          />
        )}
        <SalePeople form={form} />
        <TextArea label="Observação" rows={2} {...form.register('notes')} />
      </form>
    </FormModal>
  )
}
