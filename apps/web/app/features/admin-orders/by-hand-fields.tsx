import { saoPauloDay } from '@shop/contract/calendar-days'
import { formatBRL } from '@shop/contract/money'
import { type ComponentProps, useState } from 'react'
import { receivedWays, receivedWayText } from '~/shared/money/received-way.ts'
import { DateField } from '~/ui/date-field.tsx'
import { SelectField } from '~/ui/select-field.tsx'

interface ByHandFieldsProps {
  cents: number
  day: Omit<ComponentProps<typeof DateField>, 'label'>
  way: Omit<ComponentProps<typeof SelectField>, 'label'>
  error: string | undefined
}

/** Registrar devolução: how the atelier has returned itself what the bank no longer returns. Her key is not stored. */
export function ByHandFields({ cents, day, way, error }: ByHandFieldsProps) {
  const [today] = useState(() => saoPauloDay(new Date()))
  return (
    <fieldset className="grid gap-3 rounded-1 border border-line px-3.5 pt-1 pb-3">
      <legend className="px-1 text-14 font-medium">Registrar devolução</legend>
      <p role="status" className="text-14 text-ink-2">
        O prazo do banco terminou: {formatBRL(cents)} não voltam mais por aqui. Devolva você mesma à cliente e
        anote como foi. A chave dela não fica guardada.
      </p>
      <div className="grid gap-4 lg:grid-cols-2">
        <DateField label="Devolvido em" required max={today} {...day} error={error} />
        <SelectField label="Como" {...way}>
          {receivedWays.map((option) => (
            <option key={option} value={option}>
              {receivedWayText[option]}
            </option>
          ))}
        </SelectField>
      </div>
    </fieldset>
  )
}
