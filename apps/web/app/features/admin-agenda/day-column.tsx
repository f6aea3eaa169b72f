import type { AgendaDays, AgendaEntry } from '@shop/contract/agenda'
import { useNow } from '~/lib/use-now.ts'
import { stateText } from '~/shared/agenda/entry-badge.tsx'
import { clockText, kindText, minuteOfDay, personText } from '~/shared/agenda/entry-text.ts'
import { classes } from '~/ui/classes.ts'
import type { Placed } from './tracks.ts'

export const HOUR_PX = 72
const HOUR = 60
/** One line of text; a shorter appointment shows only that. */
const LINE_MINUTES = 40

interface Range {
  from: number
  to: number
}

interface DayColumnProps {
  day: AgendaDays['days'][number]
  places: readonly Placed<AgendaEntry>[]
  range: Range
  isToday: boolean
  onOpen: (id: number) => void
}

export function DayColumn({ day, places, range, isToday, onOpen }: DayColumnProps) {
  const top = (minute: number) => ((minute - range.from) / HOUR) * HOUR_PX
  const { closed, opens, closes } = day
  return (
    <div
      className="relative min-w-0 border-l border-line bg-[linear-gradient(to_bottom,var(--color-line)_1px,transparent_1px)] bg-size-[100%_72px]"
      style={{ height: top(range.to) }}
    >
      {closed !== null && (
        <p className="hatched absolute inset-0 pt-5 text-center text-13 text-ink-2">
          {closed === 'Fechado' ? closed : `Feriado`}
          {closed !== 'Fechado' && <span className="block">{closed}</span>}
        </p>
      )}
      {opens !== null && opens >= range.from + 2 * HOUR && (
        <div className="hatched absolute inset-x-0 top-0" style={{ height: top(opens) }} />
      )}
      {closes !== null && closes < range.to && (
        <div className="hatched absolute inset-x-0 bottom-0" style={{ top: top(closes) }} />
      )}
      <ul>
        {places.map(({ entry, track, tracks }) => {
          const minutes = (entry.endsAt.getTime() - entry.startsAt.getTime()) / 60_000
          const width = 100 / tracks
          return (
            <li
              key={entry.id}
              className="absolute p-0.5"
              style={{
                top: top(minuteOfDay(entry.startsAt)),
                height: (minutes / HOUR) * HOUR_PX,
                left: `${track * width}%`,
                width: `${width}%`,
              }}
            >
              <EntryBox entry={entry} isShort={minutes < LINE_MINUTES} onOpen={onOpen} />
            </li>
          )
        })}
      </ul>
      {isToday && <NowLine range={range} />}
    </div>
  )
}

const kinds = {
  fitting: 'border-l-wine bg-wine-soft',
  visit: 'border-l-sage bg-sage-soft',
  video: 'border-l-info bg-info-soft',
} as const

interface EntryBoxProps {
  entry: AgendaEntry
  isShort: boolean
  onOpen: (id: number) => void
}

function EntryBox({ entry, isShort, onOpen }: EntryBoxProps) {
  const { state, isUnanswered, kind, startsAt } = entry
  const isOver = state === 'done' || state === 'missed'
  const note = isUnanswered ? 'não respondeu' : isOver ? stateText(entry).toLowerCase() : undefined
  const what = [kindText(entry).toLowerCase(), note].filter(Boolean).join(' · ')
  return (
    <button
      type="button"
      onClick={() => onOpen(entry.id)}
      className={classes(
        'relative size-full overflow-hidden rounded-1 border-l-3 px-2 text-left text-13 leading-[1.25] hover:shadow-2',
        isShort ? 'truncate py-0.5' : 'flex flex-col py-1.5',
        kinds[kind],
        isOver && 'border border-line bg-white!',
        isUnanswered && 'border border-dashed border-line-strong',
        state === 'missed' && 'text-error',
      )}
    >
      {/* Screen readers get the whole name and the hour. */}
      <span className="sr-only">
        {clockText(startsAt)}, {entry.name}, {kindText(entry)}, {stateText(entry)}
      </span>
      <b aria-hidden="true" className="flex-none truncate font-semibold">
        {personText(entry)}
      </b>
      <span aria-hidden="true" className={classes(!isShort && 'text-ink-2')}>
        {isShort ? ` · ${what}, ${clockText(startsAt)}` : what}
      </span>
    </button>
  )
}

function NowLine({ range }: { range: Range }) {
  const minute = minuteOfDay(useNow())
  if (minute < range.from || minute > range.to) return null
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-0 border-t-2 border-error before:absolute before:-top-[5px] before:-left-1 before:size-2 before:rounded-pill before:bg-error"
      style={{ top: ((minute - range.from) / HOUR) * HOUR_PX }}
    />
  )
}
