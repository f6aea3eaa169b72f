import type { agenda } from '@shop/contract/agenda'
import { saoPauloDay } from '@shop/contract/calendar-days'
import type { Output } from '@shop/contract/request'
import { shortWeekdayText } from '@shop/contract/weekday-text'
import { Link } from 'react-router'
import { adminPaths, appointmentPath } from '~/admin-paths.ts'
import { EntryBadge } from '~/shared/agenda/entry-badge.tsx'
import { clockText, personText, whatText } from '~/shared/agenda/entry-text.ts'
import { Panel } from '~/ui/panel.tsx'
import { TextLink } from '~/ui/text-link.tsx'

export type AgendaToday = Output<typeof agenda.today>
type Entry = AgendaToday['today'][number]

/** Today's appointments, and those of tomorrow that nobody has confirmed. */
export function agendaBlocks({ today, unanswered }: AgendaToday) {
  const later = unanswered.filter(({ id }) => !today.some((entry) => entry.id === id))
  const blocks = { name: 'agenda', row: 65, first: [...today, ...later] }
  return [
    { ...blocks, count: today.length + later.length, panel: <AgendaPanel today={today} later={later} /> },
  ]
}

function AgendaPanel({ today, later }: { today: readonly Entry[]; later: readonly Entry[] }) {
  return (
    <Panel
      title="Hoje na agenda"
      count={today.length}
      aside={<TextLink to={adminPaths.agenda}>Ver agenda</TextLink>}
    >
      {today.length === 0 && <p className="px-4 py-3 text-ink-2 lg:px-5">Nenhum encontro hoje.</p>}
      <Entries entries={today} />
      {later.length > 0 && (
        <>
          <h3 className="border-t border-line bg-paper-2 px-4 py-2 font-text text-14 font-semibold tracking-normal lg:px-5">
            Ainda sem resposta
          </h3>
          <Entries entries={later} isLater />
        </>
      )}
    </Panel>
  )
}

function Entries({ entries, isLater = false }: { entries: readonly Entry[]; isLater?: boolean }) {
  return (
    <ul className="divide-y divide-line">
      {entries.map((entry) => (
        <li key={entry.id}>
          <Link
            to={appointmentPath(entry.id, saoPauloDay(entry.startsAt))}
            className="flex min-h-16 items-center gap-3 px-4 py-2.5 hover:bg-paper hover:text-wine lg:px-5"
          >
            <span className="w-13 flex-none font-medium tabular-nums">
              {isLater && (
                <span className="block text-13 font-normal text-ink-2">
                  {shortWeekdayText(saoPauloDay(entry.startsAt))}
                </span>
              )}
              {clockText(entry.startsAt)}
            </span>
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium">{personText(entry)}</span>
              <span className="line-clamp-2 text-14 text-ink-2">{whatText(entry)}</span>
            </span>
            <span className="flex-none">
              <EntryBadge entry={entry} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
