import { get, useFormContext, useWatch } from 'react-hook-form'
import { Field } from '~/ui/field.tsx'
import { TextArea } from '~/ui/text-area.tsx'

interface CountedFieldProps {
  name: string
  label: string
  limit: number
  hint?: string
  /** Several lines. */
  rows?: number
}

/** A text with its limit, which is counted while typing. */
export function CountedField({ name, label, limit, hint, rows }: CountedFieldProps) {
  const { register, formState } = useFormContext()
  const value: unknown = useWatch({ name })
  const typed = typeof value === 'string' ? value.length : 0
  const message: unknown = get(formState.errors, `${name}.message`)
  const shared = {
    ...register(name),
    label,
    aside: `${typed} de ${limit}`,
    error: typeof message === 'string' ? message : undefined,
    ...(hint !== undefined && { hint }),
  }
  return rows === undefined ? <Field {...shared} /> : <TextArea {...shared} rows={rows} />
}
