import { addDays } from '@shop/contract/calendar-days'
import { mondayOf } from '@shop/contract/weeks'
import { useState } from 'react'
import { Button } from '~/ui/button.tsx'
import { DateField } from '~/ui/date-field.tsx'
import { hoursName } from './week-exception.tsx'

/** Less than a year, so that no two weeks have the same days. */
const MOST_DAYS_AHEAD = 350

interface OtherWeekProps {
  today: string
  /** Opens the exception of a week, by its Monday. */
  onOpen: (week: string) => void
}

/** A week beyond those of the table, such as the holidays of next winter. */
export function OtherWeek({ today, onOpen }: OtherWeekProps) {
  const [day, setDay] = useState('')
  const [error, setError] = useState<string>()
  const open = () => {
    const isNear = day >= today && day <= addDays(today, MOST_DAYS_AHEAD)
    setError(isNear ? undefined : 'Escolha um dia entre hoje e daqui a onze meses.')
    if (!isNear) return
    const week = mondayOf(day)
    onOpen(week)
    setDay('')
    // Its row appears with the next frame, far from this button.
    requestAnimationFrame(() => document.getElementsByName(hoursName(week))[0]?.focus())
  }
  return (
    <div className="mt-4 flex flex-wrap items-start gap-2">
      <DateField
        label="Outra semana"
        hint="Qualquer dia dela, até onze meses à frente."
        value={day}
        min={today}
        max={addDays(today, MOST_DAYS_AHEAD)}
        onChange={(event) => setDay(event.currentTarget.value)}
        error={error}
        className="w-64"
      />
      <Button variant="outline" className="mt-6.5" onClick={open}>
        Abrir exceção nela
      </Button>
    </div>
  )
}
