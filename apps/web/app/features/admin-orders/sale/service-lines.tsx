import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash'
import { useFieldArray, useWatch } from 'react-hook-form'
import { typedMoneyText } from '~/shared/money/typed-money-text.ts'
import { Button } from '~/ui/button.tsx'
import { Field } from '~/ui/field.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { MoneyField } from '~/ui/money-field.tsx'
import type { SaleForm } from './sale-form.ts'

/** What the atelier does without a product of the shop: an adjustment, a repair. */
export function ServiceLines({ form }: { form: SaleForm }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'services' })
  return (
    <>
      {fields.map(({ id }, at) => (
        <ServiceLine key={id} form={form} at={at} onRemove={() => remove(at)} />
      ))}
      <div className="border-t border-line pt-3">
        <Button variant="neutral" onClick={() => append({ description: '', amount: '' })}>
          <Plus aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
          Adicionar serviço
        </Button>
        <p className="mt-1.5 text-13 text-ink-2">Ajuste, reforma ou outro trabalho, sem peça da loja.</p>
      </div>
    </>
  )
}

interface ServiceLineProps {
  form: SaleForm
  at: number
  onRemove: () => void
}

function ServiceLine({ form: { control, formState, register }, at, onRemove }: ServiceLineProps) {
  const amount = useWatch({ control, name: `services.${at}.amount` })
  const errors = formState.errors.services?.[at]
  const name = `Serviço ${at + 1}`
  return (
    <div
      role="group"
      aria-label={name}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3 rounded-1 border border-line p-3"
    >
      <div className="grid gap-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Field
          label="Serviço"
          starred
          required
          autoComplete="off"
          maxLength={200}
          placeholder="Ex.: Ajuste da barra"
          {...register(`services.${at}.description`)}
          error={errors?.description?.message}
        />
        <MoneyField
          label="Valor"
          starred
          required
          placeholder="0,00"
          understood={typedMoneyText(amount)}
          {...register(`services.${at}.amount`)}
          error={errors?.amount?.message}
        />
      </div>
      <IconButton
        label={`Tirar ${name}`}
        icon={<Trash2 aria-hidden="true" className="size-4.5" strokeWidth={1.5} />}
        onClick={onRemove}
      />
    </div>
  )
}
