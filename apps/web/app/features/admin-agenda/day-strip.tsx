import type { AgendaDays } from '@shop/contract/agenda'
import { saoPauloDay } from '@shop/contract/calendar-days'
import { dayAndMonth } from '@shop/contract/format-days'
import { weekdayText } from '@shop/contract/weekday-text'
import { classes } from '~/ui/classes.ts'

interface DayStripProps {
  days: AgendaDays['days']
  entries: AgendaDays['entries']
  day: string
  today: string
  onDay: (day: string) => void
}

/** The week on a phone: each day with how many appointments it has. */
export function DayStrip({ days, entries, day: chosen, today, onDay }: DayStripProps) {
  return (
    <ul
      aria-label="Dias da semana"
      className="mb-3 grid auto-cols-fr grid-flow-col gap-1 min-[23rem]:gap-1.5"
    >
      {days.map(({ day, closed }) => {
        const count = entries.filter(
          ({ startsAt, state }) => saoPauloDay(startsAt) === day && state !== 'cancelled',
        ).length
        const counted = count === 0 ? (closed ?? 'livre') : count === 1 ? '1 encontro' : `${count} encontros`
        return (
          <li key={day}>
            <button
              type="button"
              aria-pressed={day === chosen}
              aria-current={day === today ? 'date' : undefined}
              onClick={() => onDay(day)}
              className={classes(
                'grid relative min-h-15 w-full justify-items-center rounded-1 border py-1.5 leading-[1.3]',
                day === chosen ? 'border-wine-soft bg-wine-soft text-wine' : 'border-line bg-white',
              )}
            >
              {/* Screen readers get whole words; an accessible name must not differ from what is shown. */}
              <span className="sr-only">
                {weekdayText(day)}, {dayAndMonth(day)}: {counted}
              </span>
              <span aria-hidden="true" className="text-13 capitalize">
                {weekdayText(day).charAt(0)}
              </span>
              <span
                aria-hidden="true"
                className={classes('text-16', day === today && 'font-semibold underline underline-offset-4')}
              >
                {Number(day.slice(8))}
              </span>
              <span aria-hidden="true" className={classes('text-13', day !== chosen && 'text-ink-2')}>
                {count === 0 && closed !== null ? '–' : count}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
