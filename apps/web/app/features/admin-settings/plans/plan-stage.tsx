import type { stageKinds } from '@shop/contract/production-plans'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import { type ReactNode, useId } from 'react'
import { classes } from '~/ui/classes.ts'
import { edge, FieldError } from '~/ui/field.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { type PlanDraft, type PlanProblems, stageOf } from './plan-values.ts'

export interface Stage {
  id: number
  name: string
  kind: (typeof stageKinds)[number]
}

/** Of the rows, their heading and the sums. */
export const stageColumns = 'lg:grid-cols-[minmax(0,1fr)_7rem_5.5rem_5.5rem_5.75rem] lg:gap-x-4'

const kinds: Record<Stage['kind'], string> = { bench: 'bancada', fitting: 'prova', check: 'conferência' }
const icon = { 'aria-hidden': true, className: 'size-4.5', strokeWidth: 1.5 } as const
const columns = [
  { field: 'days', title: 'Dias úteis', label: 'Dias úteis de', inputMode: 'numeric' },
  { field: 'hours', title: 'Horas', label: 'Horas de bancada de', inputMode: 'decimal' },
] as const

interface PlanStageProps {
  stage: Stage
  draft: PlanDraft
  problem: PlanProblems['stages'][number]
  isFirst: boolean
  isLast: boolean
  onChange: (values: { days?: string; hours?: string }) => void
  onMove: (step: -1 | 1) => void
}

export function PlanStage({ stage, draft, problem, isFirst, isLast, onChange, onMove }: PlanStageProps) {
  const id = useId()
  const { name, kind } = stage
  const values = stageOf(draft, stage.id)
  return (
    <li
      className={`${stageColumns} grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-end gap-x-2.5 gap-y-1 border-b border-line py-2.5 lg:items-center lg:py-1.5`}
    >
      <span className="max-lg:col-span-full wrap-anywhere">
        {name}
        <span className="text-14 text-ink-2 lg:hidden"> · {kinds[kind]}</span>
      </span>
      <span className="text-14 text-ink-2 max-lg:hidden">{kinds[kind]}</span>
      {columns.map(({ field, title, label, inputMode }) => (
        <span key={field} className="min-w-0">
          <span aria-hidden="true" className="mb-1 block text-13 text-ink-2 lg:hidden">
            {title}
          </span>
          <input
            type="text"
            inputMode={inputMode}
            autoComplete="off"
            maxLength={8}
            aria-label={`${label} ${name}`}
            aria-invalid={problem[field] !== undefined}
            aria-describedby={problem[field] && `${id}-${field}`}
            value={values[field]}
            onChange={(event) => onChange({ [field]: event.currentTarget.value })}
            className={classes(
              'h-(--control) w-full min-w-0 rounded-1 border px-3 text-right text-(length:--field-text) tabular-nums',
              edge(problem[field]),
            )}
          />
        </span>
      ))}
      <span className="flex">
        <Arrow
          label={`Subir ${name}`}
          icon={<ChevronUp {...icon} />}
          isEnd={isFirst}
          onMove={() => onMove(-1)}
        />
        <Arrow
          label={`Descer ${name}`}
          icon={<ChevronDown {...icon} />}
          isEnd={isLast}
          onMove={() => onMove(1)}
        />
      </span>
      {columns.map(({ field }) =>
        problem[field] === undefined ? null : (
          <div key={field} className="col-span-full">
            <FieldError id={`${id}-${field}`}>{problem[field]}</FieldError>
          </div>
        ),
      )}
    </li>
  )
}

interface ArrowProps {
  label: string
  icon: ReactNode
  isEnd: boolean
  onMove: () => void
}

/** Not disabled at the end of the list: the keyboard would lose its place. */
function Arrow({ label, icon: shown, isEnd, onMove }: ArrowProps) {
  return (
    <IconButton
      label={label}
      icon={shown}
      aria-disabled={isEnd}
      className="aria-disabled:opacity-40"
      onClick={isEnd ? undefined : onMove}
    />
  )
}
