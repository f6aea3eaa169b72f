import type { ReactNode } from 'react'

export interface OptionRowProps {
  /** The name of the radio buttons, the same for all rows of a list. */
  group: string
  value: string
  checked: boolean
  onChoose: () => void
}

/** A radio button as wide as its panel. */
export function OptionRow({
  group,
  value,
  checked,
  onChoose,
  children,
}: OptionRowProps & { children: ReactNode }) {
  return (
    <label className="flex min-h-12 cursor-pointer items-center gap-3 rounded-1 px-3 py-1.5 text-[0.9375rem] leading-[1.4] hover:bg-paper-2 has-checked:bg-wine-soft has-focus-visible:shadow-(--focus-ring)">
      <input
        type="radio"
        name={group}
        value={value}
        checked={checked}
        onChange={onChoose}
        className="size-5 flex-none appearance-none rounded-full border border-line-strong bg-white checked:border-6 checked:border-wine"
      />
      {children}
    </label>
  )
}
