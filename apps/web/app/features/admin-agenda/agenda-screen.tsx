import type { AgendaDays, AgendaEntry } from '@shop/contract/agenda'
import type { AppointmentKind } from '@shop/contract/appointment-facts'
import { addDays, saoPauloDay } from '@shop/contract/calendar-days'
import { dayAndMonth } from '@shop/contract/format-days'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { adminPaths } from '~/admin-paths.ts'
import { listFailure } from '~/lib/list-failure.ts'
import { useListParams } from '~/lib/use-list-params.ts'
import { useNow } from '~/lib/use-now.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { Button, ButtonLink } from '~/ui/button.tsx'
import { FailurePanel } from '~/ui/failure-panel.tsx'
import { ScreenHead } from '~/ui/screen-head.tsx'
import { TableSkeleton } from '~/ui/table-skeleton.tsx'
import { useAgenda } from './agenda.queries.ts'
import { AgendaToolbar, type View, viewIn } from './agenda-toolbar.tsx'
import { DayStrip } from './day-strip.tsx'
import { EntryList } from './entry-list.tsx'
import { EntryPanel } from './entry-panel.tsx'
import { NewEntryDialog } from './new-entry-dialog.tsx'
import { useIsWide } from './use-is-wide.ts'
import { dayIn, shownDays, spanText, weekOf } from './week.ts'
import { WeekGrid } from './week-grid.tsx'

const readAgenda = { message: 'Falha ao buscar a agenda.' }
const names = { day: 'dia', view: 'vista', kind: 'tipo', entry: 'encontro' } as const
const A_WEEK = 7
const icon = { 'aria-hidden': true, className: 'size-4.5', strokeWidth: 1.5 } as const

export default function AgendaScreen() {
  const { token } = useAdmin()
  const { get, change } = useListParams()
  const isWide = useIsWide()
  const today = saoPauloDay(useNow())
  const day = dayIn(get(names.day), today)
  const view: View = viewIn(get(names.view))
  const kind = kindIn(get(names.kind))
  const query = useAgenda(token, weekOf(day))
  const failure = listFailure(query, readAgenda)
  // A link may name an appointment. Not in the address afterwards, as on the production board.
  const [entryId, setEntryId] = useState(() => Number(get(names.entry)))
  const [isNew, setIsNew] = useState(false)
  const data = query.data
  const shown = data && visible(data, kind)
  const opened = data?.entries.find(({ id }) => id === entryId)
  const goTo = (next: string) => change({ [names.day]: next === today ? '' : next })
  const step = isWide && view !== 'dia' ? A_WEEK : 1
  const isDay = !isWide || view === 'dia'
  return (
    <>
      <ScreenHead
        title="Agenda"
        note={failure ? 'Agenda indisponível' : data ? noteOf(data, weekOf(day)) : 'Carregando a agenda...'}
      >
        <ButtonLink variant="neutral" to={adminPaths.agendaHours}>
          Horários e salas
        </ButtonLink>
        <Button onClick={() => setIsNew(true)} className="max-lg:flex-1">
          <Plus {...icon} />
          Novo encontro
        </Button>
      </ScreenHead>
      <AgendaToolbar
        {...{ day, today, view, kind, isWide }}
        counts={data && countsOf(data.entries)}
        onStep={(steps) => goTo(addDays(day, steps * step))}
        onToday={() => goTo(today)}
        onView={(next) => change({ [names.view]: next === 'semana' ? '' : next })}
        onKind={(next) => change({ [names.kind]: next === undefined ? '' : kindParams[next] })}
      />
      {failure ? (
        <FailurePanel {...failure} />
      ) : !shown ? (
        <TableSkeleton rows={6} />
      ) : (
        <>
          {!isWide && <DayStrip days={shown.days} entries={shown.entries} {...{ day, today }} onDay={goTo} />}
          {isWide && view !== 'lista' ? (
            <WeekGrid
              agenda={{ ...shown, days: isDay ? shown.days.filter((one) => one.day === day) : shown.days }}
              today={today}
              onOpen={setEntryId}
            />
          ) : (
            <EntryList
              agenda={shown}
              days={isDay ? shown.days.filter((one) => one.day === day) : shown.days}
              {...{ today, isDay }}
              isFiltered={kind !== undefined}
              onOpen={setEntryId}
            />
          )}
        </>
      )}
      {opened && data && (
        <EntryPanel key={opened.id} entry={opened} rooms={data.rooms} onClosed={() => setEntryId(0)} />
      )}
      {isNew && (
        <NewEntryDialog
          day={day < today ? today : day}
          onBooked={(entry) => {
            setIsNew(false)
            goTo(saoPauloDay(entry.startsAt))
          }}
          onClose={() => setIsNew(false)}
        />
      )}
    </>
  )
}

const kindParams: Record<AppointmentKind, string> = { fitting: 'provas', visit: 'visitas', video: 'video' }

function kindIn(text: string): AppointmentKind | undefined {
  const kinds: AppointmentKind[] = ['fitting', 'visit', 'video']
  return kinds.find((kind) => kindParams[kind] === text)
}

function visible(data: AgendaDays, kind: AppointmentKind | undefined): AgendaDays {
  const entries = data.entries.filter((entry) => kind === undefined || entry.kind === kind)
  const busyDays = new Set(entries.map(({ startsAt }) => saoPauloDay(startsAt)))
  return { ...data, entries, days: shownDays(data.days, busyDays) }
}

function countsOf(entries: readonly AgendaEntry[]) {
  const count = (kind: AppointmentKind) =>
    entries.filter((entry) => entry.kind === kind && entry.state !== 'cancelled').length
  return { fitting: count('fitting'), visit: count('visit'), video: count('video') }
}

/** 'Semana de 16 a 21 de novembro · 18 encontros, 1 sem resposta'. */
function noteOf({ entries, days }: AgendaDays, { from, to }: { from: string; to: string }): string {
  const last = visible({ entries, days, rooms: [] }, undefined).days.at(-1)?.day ?? to
  const count = entries.filter(({ state }) => state !== 'cancelled').length
  const open = entries.filter(({ isUnanswered }) => isUnanswered).length
  const counted = count === 0 ? 'nenhum encontro' : count === 1 ? '1 encontro' : `${count} encontros`
  const span = from === last ? dayAndMonth(from) : spanText(from, last)
  return `Semana de ${span} · ${counted}${open > 0 ? `, ${open} sem resposta` : ''}`
}
