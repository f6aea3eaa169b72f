import type { MeasureDoubt } from '@shop/contract/measure-doubts'
import type { MeasurementVersion } from '@shop/contract/measurements'
import { formatMeasure, type MeasureName, type MeasureValues, measures } from '@shop/contract/measures'
import { type KeyboardEvent, useId } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { classes } from '~/ui/classes.ts'
import { edge, FieldError } from '~/ui/field.tsx'
import { MeasureQuestion } from './measure-question.tsx'
import { Unit } from './unit.tsx'
import { checkMeasure, type VersionTexts } from './version-values.ts'

interface MeasureRowProps {
  form: UseFormReturn<VersionTexts>
  name: MeasureName
  latest: MeasurementVersion | undefined
  doubts: readonly MeasureDoubt[]
  onFocus: (name: MeasureName) => void
  /** The field lost focus. */
  onLeave: () => void
  confirm: (name: MeasureName) => void
  accept: (values: MeasureValues) => void
}

export function MeasureRow({
  form,
  name,
  latest,
  doubts,
  onFocus,
  onLeave,
  confirm,
  accept,
}: MeasureRowProps) {
  const id = useId()
  const error = form.formState.errors[name]?.message
  const doubt = doubts.find((one) => one.name === name)
  const before = latest?.values[name]
  const previous =
    latest && before !== undefined ? `versão ${latest.number}: ${formatMeasure(before)}` : undefined
  const described = [`${id}-how`, previous && `${id}-before`, doubt && `${id}-doubt`, error && `${id}-error`]
  return (
    <div className={classes('border-b border-line py-2.5', doubt && '-mx-3.5 bg-wine-soft px-3.5')}>
      <div className="flex items-center justify-between gap-4">
        <div className="min-w-0 leading-[1.35]">
          <label htmlFor={id} className="font-medium">
            {measures[name].label}
          </label>
          <p id={`${id}-how`} className="sr-only">
            Em centímetros. {measures[name].how}
          </p>
          {previous && (
            <p id={`${id}-before`} className="text-13 text-ink-2">
              {previous}
            </p>
          )}
        </div>
        <div className="relative flex w-29 flex-none items-center">
          <input
            {...form.register(name, { validate: checkMeasure, onBlur: () => onLeave() })}
            id={id}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint="next"
            aria-invalid={error ? true : undefined}
            aria-describedby={described.filter(Boolean).join(' ')}
            onFocus={() => onFocus(name)}
            onKeyDown={toNextMeasure}
            className={classes(
              'h-(--control) w-full scroll-mt-44 rounded-1 border pr-11 pl-3 text-right text-(length:--field-text) text-ink tabular-nums transition-colors focus-visible:shadow-(--focus-ring)',
              edge(error),
            )}
          />
          <span className="absolute right-0">
            <Unit />
          </span>
        </div>
      </div>
      {error && (
        <div className="mt-2">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
      <div role="status" id={`${id}-doubt`}>
        {doubt && <MeasureQuestion doubt={doubt} onConfirm={() => confirm(name)} onAccept={accept} />}
      </div>
    </div>
  )
}

/** Enter goes on to the next measure, as one reads them off the tape; the form is sent by its button. */
function toNextMeasure(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter') return
  const fields = [
    ...(event.currentTarget.form?.querySelectorAll<HTMLInputElement>('input[enterkeyhint]') ?? []),
  ]
  const next = fields.slice(fields.indexOf(event.currentTarget) + 1).find(({ offsetParent }) => offsetParent)
  if (!next) return
  event.preventDefault()
  next.focus()
}
