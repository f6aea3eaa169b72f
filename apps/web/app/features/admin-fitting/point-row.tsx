import { fittingActions, fittingPoints } from '@shop/contract/fitting-points'
import Trash2 from 'lucide-react/icons/trash'
import { useId } from 'react'
import { pointText } from '~/shared/fittings/point-text.ts'
import { chipStyle } from '~/ui/chip.tsx'
import { classes } from '~/ui/classes.ts'
import { edge, FieldError } from '~/ui/field.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { cmError, type EditedPoint, noteMax, numbered } from './edited-points.ts'

interface PointRowProps {
  row: EditedPoint
  number: number
  isOpen: boolean
  onOpen: () => void
  onChange: (row: EditedPoint) => void
  onRemove: () => void
  onEnter: () => void
}

const control = 'h-(--control) w-full rounded-1 border px-(--field-padding) text-(length:--field-text)'

/** One point to adjust. Only one row is open at a time. */
export function PointRow({ row, number, isOpen, onOpen, onRemove, ...rest }: PointRowProps) {
  const name = fittingPoints[row.point]
  const error = cmError(row.cm)
  const [summary] = numbered([row])
  return (
    <li className={classes('border-b border-line px-4 py-3 lg:px-5', isOpen && 'bg-wine-soft')}>
      <div className="flex items-start gap-2">
        <button
          type="button"
          id={headId(row)}
          aria-expanded={isOpen}
          onClick={onOpen}
          className="grid min-h-11 flex-1 grid-cols-[2.5rem_minmax(0,1fr)] items-baseline text-left lg:min-h-0"
        >
          <span className="font-title text-[1.625rem] leading-none text-wine italic">{number}</span>
          <span>
            <span className="block font-medium">{name}</span>
            {!isOpen && summary && (
              <span className={classes('block text-14', error === undefined ? 'text-ink-2' : 'text-error')}>
                {error === undefined ? pointText(summary) : `Rever os centímetros: ${row.cm}`}
              </span>
            )}
          </span>
        </button>
        <IconButton
          label={`Tirar ${name}`}
          icon={<Trash2 aria-hidden="true" className="size-4.5" strokeWidth={1.5} />}
          className="-my-1.5 -mr-2.5"
          onClick={onRemove}
        />
      </div>
      {isOpen && <PointFields row={row} name={name} error={error} {...rest} />}
    </li>
  )
}

interface PointFieldsProps extends Pick<PointRowProps, 'row' | 'onChange' | 'onEnter'> {
  name: string
  error: string | undefined
}

function PointFields({ row, name, error, onChange, onEnter }: PointFieldsProps) {
  const id = useId()
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    onEnter()
  }
  return (
    <div className="mt-2.5 grid gap-2.5 lg:pl-10">
      <div role="group" aria-label={`O que fazer: ${name}`} className="flex flex-wrap gap-2">
        {actionNames.map((what, at) => (
          <button
            key={what}
            id={at === 0 ? actionsId(row) : undefined}
            type="button"
            aria-pressed={row.what === what}
            onClick={() => onChange({ ...row, what })}
            className={classes(
              chipStyle,
              row.what === what ? 'border-wine bg-white font-medium text-wine' : 'border-line-strong',
            )}
          >
            {fittingActions[what]}
          </button>
        ))}
      </div>
      <div className="grid grid-cols-[minmax(0,7.5rem)_minmax(0,1fr)] gap-2">
        <div className="relative">
          <label htmlFor={`${id}-cm`} className="sr-only">
            Quantos centímetros: {name}
          </label>
          <input
            id={`${id}-cm`}
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
            value={row.cm}
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={error === undefined ? undefined : `${id}-error`}
            onChange={({ currentTarget }) => onChange({ ...row, cm: currentTarget.value })}
            onKeyDown={onKeyDown}
            className={classes(control, 'pr-11', edge(error))}
          />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-ink-3"
          >
            cm
          </span>
        </div>
        <div>
          <label htmlFor={`${id}-note`} className="sr-only">
            Observação: {name}
          </label>
          <input
            id={`${id}-note`}
            autoComplete="off"
            placeholder="Observação, se houver"
            maxLength={noteMax}
            value={row.note}
            onChange={({ currentTarget }) => onChange({ ...row, note: currentTarget.value })}
            onKeyDown={onKeyDown}
            className={classes(control, edge(undefined))}
          />
        </div>
      </div>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

const actionNames = ['takeIn', 'letOut', 'raise', 'lower', 'embroider'] as const

const headId = ({ key }: Pick<EditedPoint, 'key'>) => `point-${key}`
export const actionsId = ({ key }: Pick<EditedPoint, 'key'>) => `point-actions-${key}`
