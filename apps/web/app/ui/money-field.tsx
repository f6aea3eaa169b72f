import type { ComponentProps } from 'react'
import { Field } from './field.tsx'

interface MoneyFieldProps extends Omit<ComponentProps<typeof Field>, 'type' | 'inputMode' | 'meter'> {
  /** The parsed amount, or the expected format. */
  understood: string
}

/**
 * An amount of money. A text input, because a number input reads `1.500` as one and a half; the parsed amount is shown
 * below while typing.
 */
export function MoneyField({ understood, ...field }: MoneyFieldProps) {
  return (
    <Field
      {...field}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      meter={<output className="block text-13 leading-[1.45] text-ink-2 tabular-nums">{understood}</output>}
    />
  )
}
