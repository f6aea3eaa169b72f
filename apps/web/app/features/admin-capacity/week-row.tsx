import { formatHours } from '@shop/contract/typed-hours'
import { useState } from 'react'
import { classes } from '~/ui/classes.ts'
import { Cell, Row } from '~/ui/table.tsx'
import { TextButton } from '~/ui/text-link.tsx'
import { ExceptionHours, ExceptionNote } from './week-exception.tsx'
import {
  freeOf,
  proratedException,
  restText,
  stateOf,
  type WeekException,
  type WeekState,
  type WeekView,
  weekText,
} from './week-view.ts'

interface WeekRowProps {
  view: WeekView
  weeklyMinutes: number
  /** Null: a usual week again. */
  onChange: (edit: WeekException | null) => void
}

/** One week: a row of the table; on a phone a card. */
export function WeekRow({ view, weeklyMinutes, onChange }: WeekRowProps) {
  const { week, exception, minutes, bookedMinutes } = view
  // Focus follows the control that replaces the one that was used.
  const [moved, setMoved] = useState<'opened' | 'removed'>()
  const state = stateOf(view)
  const rest = restText(view)
  const open = (edit: WeekException) => {
    setMoved('opened')
    onChange(edit)
  }
  return (
    <Row className="max-lg:grid-cols-[6.75rem_minmax(0,1fr)]">
      <Cell className="lg:w-34">
        <span className="block whitespace-nowrap tabular-nums">{weekText(week)}</span>
        {rest && <span className="block text-13 text-ink-2">{rest}</span>}
      </Cell>
      <Cell className="max-lg:order-2 max-lg:col-span-2 lg:min-w-24">
        <OccupationBar state={state} share={minutes ? bookedMinutes / minutes : 0} />
      </Cell>
      <Cell
        className={classes('lg:text-right', exception ? 'max-lg:order-5 lg:w-28' : 'max-lg:hidden! lg:w-28')}
      >
        {exception ? (
          <ExceptionHours
            view={view}
            exception={exception}
            focused={moved === 'opened'}
            onChange={onChange}
          />
        ) : (
          <span className="tabular-nums">{formatHours(weeklyMinutes)} h</span>
        )}
      </Cell>
      <Cell
        className={classes(
          'text-ink-2 tabular-nums max-lg:order-3 max-lg:self-center max-lg:text-14 lg:w-28 lg:text-right lg:text-ink',
          (exception || rest) && 'max-lg:col-span-2',
        )}
      >
        {formatHours(bookedMinutes)}
        <span className="lg:hidden"> de {minutes === undefined ? '?' : formatHours(minutes)}</span> h
      </Cell>
      <Cell
        className={classes(
          'text-right tabular-nums max-lg:order-1 lg:w-29 lg:whitespace-nowrap',
          state === 'over' ? 'font-medium text-error' : state === 'free' ? 'font-medium' : 'text-ink-2',
        )}
      >
        <Free view={view} state={state} />
      </Cell>
      <Cell
        className={classes(
          'lg:w-65',
          exception ? 'max-lg:order-6' : 'max-lg:order-4',
          rest && !exception && 'max-lg:col-span-2',
        )}
      >
        {exception ? (
          <ExceptionNote
            week={week}
            exception={exception}
            onChange={onChange}
            onRemove={() => {
              setMoved('removed')
              onChange(null)
            }}
          />
        ) : (
          <OpenException
            view={view}
            weeklyMinutes={weeklyMinutes}
            focused={moved === 'removed'}
            onOpen={open}
          />
        )}
      </Cell>
    </Row>
  )
}

const barStyles: Record<WeekState, string> = {
  free: 'bg-ok',
  full: 'bg-wine',
  closed: 'bg-[repeating-linear-gradient(135deg,var(--color-paper-3)_0_6px,var(--color-paper-2)_6px_12px)]',
  over: 'bg-[repeating-linear-gradient(135deg,var(--color-error)_0_6px,color-mix(in_srgb,var(--color-error)_70%,var(--color-white))_6px_12px)]',
}

/** Decorative: the numbers beside it say the same. */
function OccupationBar({ state, share }: { state: WeekState; share: number }) {
  const width = state === 'free' ? Math.min(100, share * 100) : 100
  return (
    <span aria-hidden="true" className="block h-3.5 overflow-hidden rounded-1 bg-paper-2">
      <span
        data-state={state}
        className={classes('block h-full forced-color-adjust-none', barStyles[state])}
        style={{ width: `${width}%` }}
      />
    </span>
  )
}

function Free({ view, state }: { view: WeekView; state: WeekState }) {
  if (view.minutes === undefined) return <span>?</span>
  if (state === 'over') return <span>{formatHours(-freeOf(view))} h a mais</span>
  if (state === 'full')
    return (
      <>
        <span className="lg:hidden">cheia</span>
        <span className="max-lg:hidden">0 h</span>
      </>
    )
  if (state === 'closed') return <span>fechado</span>
  return (
    <span>
      {formatHours(freeOf(view))} h<span className="lg:hidden"> livres</span>
    </span>
  )
}

interface OpenExceptionProps {
  view: WeekView
  weeklyMinutes: number
  focused: boolean
  onOpen: (edit: WeekException) => void
}

/** A usual week: its hours are not reduced by holidays unless the owner says so. */
function OpenException({ view, weeklyMinutes, focused, onOpen }: OpenExceptionProps) {
  const { week, restDays } = view
  const days = 5 - restDays.length
  const offer = days === 0 ? 'Fechar a semana' : `Ajustar para ${days} ${days === 1 ? 'dia' : 'dias'}`
  const name = weekText(week)
  return (
    <span className="flex flex-wrap gap-x-4 max-lg:justify-end">
      {restDays.length > 0 && (
        <TextButton
          aria-label={`${offer} a semana de ${name}`}
          onClick={() => onOpen(proratedException(view, weeklyMinutes))}
        >
          {offer}
        </TextButton>
      )}
      <TextButton
        ref={focused ? focusOn : undefined}
        aria-label={`Abrir exceção na semana de ${name}`}
        onClick={() => onOpen({ hours: formatHours(weeklyMinutes), note: '' })}
      >
        Abrir exceção
      </TextButton>
    </span>
  )
}

/** Stable, so that React calls it when the element appears and not again. */
function focusOn(element: HTMLElement | null) {
  element?.focus()
}
