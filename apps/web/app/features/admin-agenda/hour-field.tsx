import type { ComponentProps } from 'react'
import { Field } from '~/ui/field.tsx'

/** An hour is typed, because every quarter of an hour may be one. */
export function HourField(props: Omit<ComponentProps<typeof Field>, 'label'>) {
  return (
    <Field
      label="Hora"
      required
      inputMode="text"
      autoComplete="off"
      maxLength={6}
      placeholder="14:30"
      {...props}
    />
  )
}
