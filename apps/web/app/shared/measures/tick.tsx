import { type ComponentProps, useId } from 'react'
import { Checkbox } from '~/ui/choice.tsx'
import { FieldError } from '~/ui/field.tsx'

interface TickProps extends Omit<ComponentProps<typeof Checkbox>, 'count'> {
  error?: string | undefined
}

/** A checkbox that can be wrong. */
export function Tick({ error, 'aria-describedby': described, ...box }: TickProps) {
  const id = useId()
  const describedBy = [described, error && id].filter(Boolean).join(' ')
  return (
    <div className="grid gap-1 text-14">
      <Checkbox
        {...box}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
      />
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  )
}
