import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { Field } from './field.tsx'

interface DateFieldProps
  extends Omit<ComponentProps<typeof Field>, 'type' | 'inputMode' | 'lead' | 'tail' | 'meter'> {
  /** In a toolbar: the label is for screen readers only. */
  labelHidden?: boolean
}

/** A day, with the browser's own calendar: it is shown in the user's format, and its value is always `2026-11-15`. */
export function DateField({ labelHidden = false, className, ...field }: DateFieldProps) {
  return (
    <Field
      {...field}
      type="date"
      // By style and not by a property of every field, because all pages of the shop load that one.
      className={classes(labelHidden && '[&_input]:px-3 [&>label]:sr-only', className)}
    />
  )
}
