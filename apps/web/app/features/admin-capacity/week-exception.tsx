import X from 'lucide-react/icons/x'
import { useId } from 'react'
import { classes } from '~/ui/classes.ts'
import { edge, FieldError } from '~/ui/field.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { type WeekException, type WeekView, weekText } from './week-view.ts'

const NOTE_MAX = 120
const box = 'h-(--control) w-full min-w-0 rounded-1 border px-3 text-(length:--field-text)'

/** The name of the field, to find it from elsewhere on the screen. */
export const hoursName = (week: string) => `hours-${week}`

interface ExceptionHoursProps {
  view: WeekView
  exception: WeekException
  /** It has just been opened. */
  focused: boolean
  onChange: (edit: WeekException) => void
}

export function ExceptionHours({ view, exception, focused, onChange }: ExceptionHoursProps) {
  const id = useId()
  const { week, problem } = view
  return (
    <>
      <PhoneLabel>Horas</PhoneLabel>
      <input
        ref={focused ? selectOn : undefined}
        type="text"
        name={hoursName(week)}
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
        aria-label={`Horas da semana de ${weekText(week)}`}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && id}
        value={exception.hours}
        onChange={(event) => onChange({ ...exception, hours: event.currentTarget.value })}
        className={classes(box, 'text-right tabular-nums', edge(problem))}
      />
      {problem && (
        <div className="mt-1 text-left">
          <FieldError id={id}>{problem}</FieldError>
        </div>
      )}
    </>
  )
}

interface ExceptionNoteProps {
  week: string
  exception: WeekException
  onChange: (edit: WeekException) => void
  onRemove: () => void
}

export function ExceptionNote({ week, exception, onChange, onRemove }: ExceptionNoteProps) {
  const name = weekText(week)
  return (
    <span className="flex items-end gap-1 lg:items-center">
      <span className="min-w-0 flex-1">
        <PhoneLabel>Motivo</PhoneLabel>
        <input
          type="text"
          autoComplete="off"
          maxLength={NOTE_MAX}
          placeholder="Motivo, só para você"
          title={exception.note}
          aria-label={`Motivo da exceção da semana de ${name}`}
          value={exception.note}
          onChange={(event) => onChange({ ...exception, note: event.currentTarget.value })}
          className={classes(box, edge(undefined))}
        />
      </span>
      <IconButton
        label={`Tirar a exceção da semana de ${name}`}
        icon={<X aria-hidden="true" className="size-4.5" strokeWidth={1.5} />}
        onClick={onRemove}
      />
    </span>
  )
}

/** The table's heading is not visible there. */
function PhoneLabel({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className="mb-1 block text-13 text-ink-2 lg:hidden">
      {children}
    </span>
  )
}

/** Stable, so that React calls it when the field appears and not again. */
function selectOn(field: HTMLInputElement | null) {
  field?.focus()
  field?.select()
}
