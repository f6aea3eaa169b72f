import type { AgendaDays } from '@shop/contract/agenda'
import { saoPauloDay } from '@shop/contract/calendar-days'
import { dayAndMonth } from '@shop/contract/format-days'
import { weekdayText } from '@shop/contract/weekday-text'
import { minuteOfDay } from '~/shared/agenda/entry-text.ts'
import { classes } from '~/ui/classes.ts'
import { DayColumn, HOUR_PX } from './day-column.tsx'
import { placed } from './tracks.ts'

const HOUR = 60
const USUAL = { opens: 10 * HOUR, closes: 18 * HOUR }
/** Narrower, the names in a track cannot be read: the week scrolls. */
const TRACK_REM = 4.25

interface WeekGridProps {
  agenda: AgendaDays
  today: string
  onOpen: (id: number) => void
}

/** Days side by side, each split into its rooms; an hour is 72 pixels. */
export function WeekGrid({ agenda: { days, entries, rooms }, today, onOpen }: WeekGridProps) {
  const active = entries.filter(({ state }) => state !== 'cancelled')
  const columns = days.map((day) => ({
    day,
    places: placed(
      active.filter(({ startsAt }) => saoPauloDay(startsAt) === day.day),
      rooms,
    ),
  }))
  const tracks = Math.max(2, ...columns.flatMap(({ places }) => places.map((place) => place.tracks)))
  const range = rangeOf(days, active)
  const hours = Array.from({ length: (range.to - range.from) / HOUR }, (_, at) => range.from + at * HOUR)
  return (
    <>
      <div
        // Scrolls where many rooms do not fit; then arrow keys need something to scroll.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="region"
        aria-label="Agenda em colunas"
        className="overflow-x-auto rounded-1 border border-line bg-white"
      >
        <div
          className="grid"
          style={{
            gridTemplateColumns: `3.5rem repeat(${days.length}, minmax(${tracks * TRACK_REM}rem, 1fr))`,
          }}
        >
          <div className="border-b border-line-strong" />
          {days.map(({ day }) => (
            <DayHead key={day} day={day} isToday={day === today} />
          ))}
          <div className="relative" style={{ height: hours.length * HOUR_PX }}>
            {hours.slice(1).map((minute, at) => (
              <span
                key={minute}
                className="absolute right-2 -translate-y-1/2 text-13 text-ink-2 tabular-nums"
                style={{ top: (at + 1) * HOUR_PX }}
              >
                {minute / HOUR}h
              </span>
            ))}
          </div>
          {columns.map(({ day, places }) => (
            <DayColumn key={day.day} {...{ day, places, range, onOpen }} isToday={day.day === today} />
          ))}
        </div>
      </div>
      <Legend rooms={rooms} />
    </>
  )
}

function DayHead({ day, isToday }: { day: string; isToday: boolean }) {
  return (
    <h2
      aria-label={`${weekdayText(day)}, ${dayAndMonth(day)}${isToday ? ', hoje' : ''}`}
      className={classes(
        'border-b border-l border-line border-b-line-strong px-3 pt-2.5 pb-2 font-text tracking-normal',
        isToday ? 'bg-wine-soft text-wine' : 'text-ink',
      )}
    >
      <span className="block text-13 leading-[1.3] font-normal">
        {weekdayText(day).slice(0, 3)}
        {isToday && ', hoje'}
      </span>
      <span className="block font-title text-[1.5rem] leading-none font-medium">{Number(day.slice(8))}</span>
    </h2>
  )
}

const kinds = [
  ['Prova', 'bg-wine-soft border-wine'],
  ['Visita', 'bg-sage-soft border-sage'],
  ['Vídeo', 'bg-info-soft border-info'],
] as const

function Legend({ rooms }: Pick<AgendaDays, 'rooms'>) {
  const own = rooms.filter(({ kind }) => kind === 'atelier').map(({ name }) => name)
  const [left, right] = own
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1 text-14 text-ink-2">
      {kinds.map(([text, style]) => (
        <span key={text} className="inline-flex items-center gap-2">
          <span aria-hidden="true" className={classes('h-3 w-3 border-l-3', style)} />
          {text}
        </span>
      ))}
      <span className="wrap-anywhere">
        {own.length === 2
          ? `Esquerda: ${left}. Direita: ${right}.`
          : own.length > 2 && `Da esquerda para a direita: ${own.join(', ')}.`}
      </span>
    </p>
  )
}

/** From an hour before the first opening or appointment to the last closing or end, in whole hours. */
function rangeOf(days: AgendaDays['days'], entries: AgendaDays['entries']) {
  const starts = entries.map(({ startsAt }) => minuteOfDay(startsAt))
  const ends = entries.map(
    ({ startsAt, endsAt }) => minuteOfDay(startsAt) + (endsAt.getTime() - startsAt.getTime()) / 60_000,
  )
  const opens = days.map((day) => day.opens ?? USUAL.opens)
  const closes = days.map((day) => day.closes ?? USUAL.closes)
  const from = Math.floor(Math.min(...opens, ...starts) / HOUR) * HOUR - HOUR
  const to = Math.ceil(Math.max(...closes, ...ends) / HOUR) * HOUR
  return { from: Math.max(0, from), to: Math.min(24 * HOUR, to) }
}
