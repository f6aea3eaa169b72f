import type { AgendaDays } from '@shop/contract/agenda'
import { saoPauloDay } from '@shop/contract/calendar-days'
import { dayAndMonth } from '@shop/contract/format-days'
import { weekdayText } from '@shop/contract/weekday-text'
import CalendarDays from 'lucide-react/icons/calendar'
import { EmptyState } from '~/ui/empty-state.tsx'
import { EntryRow } from './entry-row.tsx'

interface EntryListProps {
  agenda: AgendaDays
  /** Those that are listed: one, or a week. */
  days: AgendaDays['days']
  today: string
  isDay: boolean
  isFiltered: boolean
  onOpen: (id: number) => void
}

/** The agenda as a list: on a phone, and for keyboard and screen reader on every screen. */
export function EntryList({
  agenda: { entries, rooms },
  days,
  today,
  isDay,
  isFiltered,
  onOpen,
}: EntryListProps) {
  const groups = days
    .map((day) => ({ day, own: entries.filter(({ startsAt }) => saoPauloDay(startsAt) === day.day) }))
    .filter(({ own }) => own.length > 0)
  if (groups.length === 0) return <Nothing {...{ days, isDay, isFiltered }} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {groups.map(({ day: { day, closed }, own }) => (
        <section key={day} className="rounded-1 border border-line bg-white">
          <h2
            className={
              isDay
                ? 'sr-only'
                : 'border-b border-line px-4 py-3 font-text text-[0.9375rem] font-semibold tracking-normal lg:px-5'
            }
          >
            {weekdayText(day)}, {dayAndMonth(day)}
            {day === today && ', hoje'}
            {closed !== null && <span className="font-normal text-ink-2"> · {closed}</span>}
          </h2>
          <ul className="divide-y divide-line">
            {own.map((entry) => (
              <EntryRow key={entry.id} entry={entry} rooms={rooms} onOpen={onOpen} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

interface NothingProps {
  days: AgendaDays['days']
  isDay: boolean
  isFiltered: boolean
}

function Nothing({ days, isDay, isFiltered }: NothingProps) {
  const closed = isDay ? (days[0]?.closed ?? null) : null
  const when = isDay ? 'neste dia' : 'nesta semana'
  return (
    <EmptyState
      title={isFiltered ? `Nenhum encontro deste tipo ${when}.` : `Nenhum encontro ${when}.`}
      icon={<CalendarDays />}
    >
      {closed === null ? (
        <p>Quem marca pela loja aparece aqui. Para marcar por telefone, use Novo encontro.</p>
      ) : (
        <p>{closed === 'Fechado' ? 'O ateliê não abre neste dia.' : `Feriado: ${closed}.`}</p>
      )}
    </EmptyState>
  )
}
