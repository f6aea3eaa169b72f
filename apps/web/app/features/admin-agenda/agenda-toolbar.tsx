import type { AppointmentKind } from '@shop/contract/appointment-facts'
import { dayAndMonth } from '@shop/contract/format-days'
import { weekdayText } from '@shop/contract/weekday-text'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Button } from '~/ui/button.tsx'
import { classes } from '~/ui/classes.ts'
import { FilterChip, FilterChips } from '~/ui/filter-chip.tsx'

const views = { dia: 'Dia', semana: 'Semana', lista: 'Lista' } as const
export type View = keyof typeof views

/** The view of a URL; a week if it names none. */
export function viewIn(text: string): View {
  return text === 'dia' || text === 'lista' ? text : 'semana'
}

const kinds = [
  ['fitting', 'Provas'],
  ['visit', 'Visitas'],
  ['video', 'Vídeo'],
] as const

const icon = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.5 } as const

interface AgendaToolbarProps {
  day: string
  today: string
  view: View
  kind: AppointmentKind | undefined
  isWide: boolean
  /** Undefined while it is loading. */
  counts: Record<AppointmentKind, number> | undefined
  onStep: (steps: 1 | -1) => void
  onToday: () => void
  onView: (view: View) => void
  onKind: (kind: AppointmentKind | undefined) => void
}

export function AgendaToolbar(props: AgendaToolbarProps) {
  const { day, today, view, kind, isWide, counts, onStep, onToday, onView, onKind } = props
  const step = !isWide || view === 'dia' ? 'Dia' : 'Semana'
  const [before, after] =
    step === 'Dia' ? ['Dia anterior', 'Dia seguinte'] : ['Semana anterior', 'Semana seguinte']
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="flex items-center gap-2 max-lg:w-full max-lg:justify-between lg:gap-1">
        <Button
          variant="neutral"
          className="w-12 flex-none px-0! lg:w-10"
          aria-label={before}
          onClick={() => onStep(-1)}
        >
          <ChevronLeft {...icon} />
        </Button>
        {isWide ? (
          <Button variant="neutral" onClick={onToday}>
            Hoje
          </Button>
        ) : (
          <div className="min-w-0 text-center">
            <h2 aria-live="polite" className="text-[1.625rem] leading-[1.15] font-medium">
              {dayAndMonth(day)}
            </h2>
            <p className="text-14 text-ink-2">
              {weekdayText(day)}
              {day === today && ', hoje'}
            </p>
          </div>
        )}
        <Button
          variant="neutral"
          className="w-12 flex-none px-0! lg:w-10"
          aria-label={after}
          onClick={() => onStep(1)}
        >
          <ChevronRight {...icon} />
        </Button>
      </div>
      {!isWide && day !== today && (
        <Button variant="neutral" size="small" className="w-full" onClick={onToday}>
          Voltar para hoje
        </Button>
      )}
      <div className="min-w-0 max-lg:w-full lg:flex-1">
        <FilterChips label="Mostrar">
          <FilterChip chosen={kind === undefined} onChoose={() => onKind(undefined)}>
            Todos
          </FilterChip>
          {kinds.map(([name, text]) => (
            <FilterChip
              key={name}
              chosen={kind === name}
              count={counts?.[name]}
              onChoose={() => onKind(kind === name ? undefined : name)}
            >
              {text}
            </FilterChip>
          ))}
        </FilterChips>
      </div>
      {isWide && <ViewSwitch view={view} onView={onView} />}
    </div>
  )
}

function ViewSwitch({ view, onView }: { view: View; onView: (view: View) => void }) {
  return (
    <div
      role="group"
      aria-label="Vista"
      className="flex flex-none rounded-1 border border-line-strong bg-white"
    >
      {Object.entries(views).map(([name, text]) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === view}
          onClick={() => onView(viewIn(name))}
          className={classes(
            'inline-flex min-h-(--control) items-center px-3.5 text-14 not-first:border-l not-first:border-line-strong',
            name === view ? 'bg-wine-soft font-semibold text-wine' : 'hover:text-wine',
          )}
        >
          {text}
        </button>
      ))}
    </div>
  )
}
