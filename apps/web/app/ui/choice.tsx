import Check from 'lucide-react/icons/check'
import type { ComponentProps, ReactNode } from 'react'

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  label: string
  /** The number of matches. */
  count?: number | undefined
}

interface RadioProps extends ChoiceProps {
  /** Decorative: the label says what it shows. */
  picture?: ReactNode
}

const box =
  'peer size-5.5 flex-none appearance-none border border-line-strong bg-white transition-colors checked:border-wine'

/** One option of a single choice. */
export function Radio({ label, count, picture, ...input }: RadioProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 leading-[1.4] has-disabled:cursor-default has-disabled:text-ink-3">
      <input
        {...input}
        type="radio"
        className={`${box} rounded-full checked:border-6 disabled:border-line disabled:bg-paper-2`}
      />
      {picture}
      <span className="wrap-anywhere">{label}</span>
      {count !== undefined && <span className="ml-auto text-14 text-ink-3 tabular-nums">{count}</span>}
    </label>
  )
}

/** The box stands beside the first line of a long label; the padding centres it beside a single one. */
export function Checkbox({ label, count, ...input }: ChoiceProps) {
  return (
    <label className="relative flex min-h-11 cursor-pointer items-start gap-3 py-[0.675rem] leading-[1.4] has-disabled:cursor-default has-disabled:text-ink-3">
      <input
        {...input}
        type="checkbox"
        className={`${box} rounded-1 checked:bg-wine forced-colors:appearance-auto`}
      />
      <Check
        aria-hidden="true"
        strokeWidth={2}
        className="pointer-events-none absolute left-[3px] mt-[3px] hidden size-4 text-white peer-checked:block forced-colors:hidden!"
      />
      <span className="wrap-anywhere">{label}</span>
      {count !== undefined && <span className="ml-auto text-14 text-ink-3 tabular-nums">{count}</span>}
    </label>
  )
}
