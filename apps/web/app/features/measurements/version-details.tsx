import { saoPauloDay } from '@shop/contract/calendar-days'
import { measuredBy } from '@shop/contract/measured-by'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { Unit } from '~/shared/measures/unit.tsx'
import { checkHeel, type VersionTexts } from '~/shared/measures/version-values.ts'
import { DateField } from '~/ui/date-field.tsx'
import { Field } from '~/ui/field.tsx'
import { SelectField } from '~/ui/select-field.tsx'
import { ownMeasuredByLabels } from './measured-by-text.ts'

/** What the atelier measures it enters itself. */
const own = measuredBy.filter((by) => by !== 'atelier')

export function VersionDetails({ form }: { form: UseFormReturn<VersionTexts> }) {
  const { errors } = form.formState
  const [today] = useState(() => saoPauloDay(new Date()))
  return (
    <div className="grid gap-x-5 gap-y-4.5 sm:grid-cols-3">
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
      <SelectField label="Quem mediu" {...form.register('measuredBy')} error={errors.measuredBy?.message}>
        {own.map((by) => (
          <option key={by} value={by}>
            {ownMeasuredByLabels[by]}
          </option>
        ))}
      </SelectField>
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
