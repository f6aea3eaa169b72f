import { saoPauloDay } from '@shop/contract/calendar-days'
import type { MeasuredBy } from '@shop/contract/measured-by'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { classes } from '~/ui/classes.ts'
import { DateField } from '~/ui/date-field.tsx'
import { Field } from '~/ui/field.tsx'
import { SelectField } from '~/ui/select-field.tsx'
import { Unit } from './unit.tsx'
import { checkHeel, type VersionTexts } from './version-values.ts'

/** As the customer says it of herself. What the atelier measures it enters itself. */
const labels: Record<Exclude<MeasuredBy, 'atelier'>, string> = {
  herself: 'Eu mesma',
  somebody: 'Outra pessoa',
  seamstress: 'Uma costureira',
}

interface VersionDetailsProps {
  form: UseFormReturn<VersionTexts>
  /** Measured by the atelier, which is not asked who measured. */
  byAtelier?: boolean
}

export function VersionDetails({ form, byAtelier = false }: VersionDetailsProps) {
  const { errors } = form.formState
  const [today] = useState(() => saoPauloDay(new Date()))
  return (
    <div
      className={classes(
        'grid gap-x-5 gap-y-4.5',
        byAtelier ? 'sm:grid-cols-2 lg:max-w-110' : 'sm:grid-cols-3',
      )}
    >
      <DateField
        label="Medida em"
        required
        max={today}
        {...form.register('measuredOn', {
          validate: (day) =>
            day === '' ? 'Informe o dia em que mediu.' : day <= today || 'Esta data ainda não chegou.',
        })}
        error={errors.measuredOn?.message}
      />
      {!byAtelier && (
        <SelectField label="Quem mediu" {...form.register('measuredBy')} error={errors.measuredBy?.message}>
          {Object.entries(labels).map(([by, label]) => (
            <option key={by} value={by}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
      <Field
        label="Altura do salto"
        inputMode="decimal"
        autoComplete="off"
        tail={<Unit />}
        {...form.register('heel', { validate: checkHeel })}
        error={errors.heel?.message}
      />
    </div>
  )
}
