import type { ComponentProps } from 'react'

interface CardRadioProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: string
  text: string
}

/** One of few choices, with a line that says what it means. */
export function CardRadio({ label, text, ...input }: CardRadioProps) {
  return (
    <label className="flex cursor-pointer items-start gap-4 rounded-1 border border-line-strong bg-white px-4.5 py-4 has-checked:border-wine has-checked:bg-wine-soft has-checked:inset-ring has-checked:inset-ring-wine has-focus-visible:shadow-(--focus-ring)">
      <input
        {...input}
        type="radio"
        className="mt-0.5 size-5.5 flex-none appearance-none rounded-full border border-line-strong bg-white outline-none checked:border-6 checked:border-wine focus-visible:shadow-none forced-colors:appearance-auto"
      />
      <span className="min-w-0 wrap-anywhere">
        <span className="block leading-[1.4] font-medium">{label}</span>
        <span className="block text-14 leading-[1.45] text-ink-2">{text}</span>
      </span>
    </label>
  )
}
