import { formatDate } from '@shop/contract/dates'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { Button } from '~/ui/button.tsx'
import { chipStyle } from '~/ui/chip.tsx'
import { classes } from '~/ui/classes.ts'
import { DateField } from '~/ui/date-field.tsx'
import { Group } from './store-fields.tsx'
import type { StoreValues } from './store-values.ts'

/** Closed days in addition to the national holidays; delivery dates do not count them as working days. */
export function ClosedDays() {
  const { field } = useController<StoreValues, 'closedDays'>({ name: 'closedDays' })
  const [day, setDay] = useState('')
  const days = field.value ?? []
  const add = () => {
    if (day === '') return
    field.onChange([...new Set([...days, day])].sort())
    setDay('')
  }
  return (
    <Group
      title="Dias de descanso"
      note="Além dos feriados nacionais. O prazo de entrega não conta estes dias."
    >
      <div className="col-span-full flex flex-wrap items-end gap-2">
        <DateField
          label="Dia"
          value={day}
          onChange={(event) => setDay(event.currentTarget.value)}
          className="w-48"
        />
        <Button variant="outline" onClick={add}>
          Adicionar dia
        </Button>
      </div>
      {days.length > 0 && (
        <ul aria-label="Dias de descanso" className="col-span-full flex flex-wrap gap-2">
          {days.map((one) => (
            <li key={one}>
              <button
                type="button"
                aria-label={`Tirar ${formatDate(one)}`}
                onClick={() => field.onChange(days.filter((other) => other !== one))}
                className={classes(chipStyle, 'gap-2 border-line-strong hover:border-wine')}
              >
                {formatDate(one)}
                <X aria-hidden="true" className="size-4" strokeWidth={1.5} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </Group>
  )
}
