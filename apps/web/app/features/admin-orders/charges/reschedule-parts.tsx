import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import { Button } from '~/ui/button.tsx'
import { DateField } from '~/ui/date-field.tsx'
import { Field } from '~/ui/field.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { mostParts, type RescheduleTexts } from './reschedule-form.ts'

interface ReschedulePartsProps {
  form: UseFormReturn<RescheduleTexts>
  /** Of the charges that exist, by their ids. */
  labels: ReadonlyMap<number, string>
}

/** One row for each part that is not paid yet. */
export function RescheduleParts({ form, labels }: ReschedulePartsProps) {
  const { control, register, formState } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'parts', keyName: 'key' })
  const { errors } = formState
  return (
    <div className="grid gap-3">
      <ol className="grid gap-3">
        {fields.map(({ key, chargeId }, at) => (
          <li key={key}>
            <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)_auto] items-start gap-x-3 max-sm:grid-cols-[minmax(0,1fr)_auto]">
              <legend className="mb-1 text-14 font-semibold wrap-anywhere">
                {(chargeId !== null && labels.get(chargeId)) || 'Nova parcela'}
              </legend>
              <Field
                label="Valor (R$)"
                required
                inputMode="decimal"
                autoComplete="off"
                {...register(`parts.${at}.amount`)}
                error={errors.parts?.[at]?.amount?.message}
              />
              <DateField
                label="Vence em"
                required
                {...register(`parts.${at}.dueOn`)}
                error={errors.parts?.[at]?.dueOn?.message}
                className="max-sm:col-start-1 max-sm:row-start-2 max-sm:mt-2"
              />
              {fields.length > 1 && (
                <IconButton
                  label={`Retirar: ${(chargeId !== null && labels.get(chargeId)) || 'Nova parcela'}`}
                  icon={<Trash2 aria-hidden="true" className="size-4.5" strokeWidth={1.5} />}
                  className="mt-6.5 max-sm:col-start-2 max-sm:row-start-1"
                  onClick={() => {
                    remove(at)
                    form.setFocus(`parts.${Math.max(0, at - 1)}.amount`)
                  }}
                />
              )}
            </fieldset>
          </li>
        ))}
      </ol>
      {fields.length < mostParts && (
        <Button
          variant="neutral"
          size="small"
          className="justify-self-start"
          icon={<Plus aria-hidden="true" className="size-4" strokeWidth={1.5} />}
          onClick={() => append({ chargeId: null, amount: '', dueOn: '' })}
        >
          Acrescentar parcela
        </Button>
      )}
    </div>
  )
}
