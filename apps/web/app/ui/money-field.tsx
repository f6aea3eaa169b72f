import type { ComponentProps } from 'react'
import { Field } from './field.tsx'

interface MoneyFieldProps extends Omit<ComponentProps<typeof Field>, 'type' | 'inputMode' | 'meter'> {
  /** The sum as it is read from what was typed, or how to type one. */
  understood: string
}

/**
 * A sum of money. Text, because a field of numbers reads `1.500` as one and a half; what it was understood as stands
 * under it while it is typed.
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
