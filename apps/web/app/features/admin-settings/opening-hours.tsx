import { daysText, weekdays } from '@shop/contract/opening-hours'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { Button } from '~/ui/button.tsx'
import { Field, FieldError } from '~/ui/field.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { SelectField } from '~/ui/select-field.tsx'
import { Group } from './store-fields.tsx'
import type { StoreValues } from './store-values.ts'

const closedIfEmpty = { setValueAs: (text: string | null) => (text === null || text === '' ? null : text) }
const MOST = 14

export function OpeningHours() {
  const { control, register, getFieldState, formState } = useFormContext<StoreValues>()
  const { fields, append, remove } = useFieldArray({ control, name: 'profile.openingHours' })
  const hours = useWatch({ control, name: 'profile.openingHours' })
  const problem = (index: number) => {
    const { error } = getFieldState(`profile.openingHours.${index}`, formState)
    return error && (error.message ?? error.root?.message ?? 'O horário de fechar vem depois do de abrir.')
  }
  return (
    <Group title="Horário de atendimento" note="Deixe os horários vazios nos dias em que o ateliê não abre.">
      <ul className="col-span-full grid gap-3">
        {fields.map(({ id }, index) => {
          const name = hours[index] ? daysText(hours[index]) : ''
          return (
            <li key={id} className="grid grid-cols-2 items-end gap-2 lg:grid-cols-[1fr_1fr_8rem_8rem_auto]">
              <Day label="De" {...register(`profile.openingHours.${index}.from`)} />
              <Day label="Até" {...register(`profile.openingHours.${index}.to`)} />
              <Field
                label="Abre"
                type="time"
                {...register(`profile.openingHours.${index}.opens`, closedIfEmpty)}
              />
              <Field
                label="Fecha"
                type="time"
                {...register(`profile.openingHours.${index}.closes`, closedIfEmpty)}
              />
              <IconButton
                label={`Remover o horário de ${name}`}
                icon={<Trash2 aria-hidden="true" className="size-4.5" strokeWidth={1.5} />}
                onClick={() => remove(index)}
              />
              {problem(index) && (
                <div className="col-span-full">
                  <FieldError id={`hours-${index}-error`}>{problem(index) ?? ''}</FieldError>
                </div>
              )}
            </li>
          )
        })}
      </ul>
      {fields.length < MOST && (
        <div className="col-span-full">
          <Button
            variant="outline"
            size="small"
            onClick={() => append({ from: 'monday', to: 'monday', opens: null, closes: null })}
          >
            <Plus aria-hidden="true" className="size-4" strokeWidth={1.5} />
            Adicionar horário
          </Button>
        </div>
      )}
    </Group>
  )
}

function Day(props: Omit<Parameters<typeof SelectField>[0], 'children' | 'className'>) {
  return (
    <SelectField {...props}>
      {weekdays.map((day) => (
        <option key={day} value={day}>
          {daysText({ from: day, to: day, opens: null, closes: null })}
        </option>
      ))}
    </SelectField>
  )
}
