import { DateField } from '~/ui/date-field.tsx'
import type { OrderNarrowing } from './use-order-list.ts'

const width = 'max-lg:flex-1 lg:w-42'

/** The first and the last day, both included; either may be empty. */
export function OwnDates({ list: { from, to }, narrow }: Pick<OrderNarrowing, 'list' | 'narrow'>) {
  return (
    <>
      <DateField
        labelHidden
        label="De"
        defaultValue={from}
        max={to}
        onChange={(event) => narrow({ from: event.currentTarget.value })}
        className={width}
      />
      <DateField
        labelHidden
        label="Até"
        defaultValue={to}
        min={from}
        onChange={(event) => narrow({ to: event.currentTarget.value })}
        className={width}
      />
    </>
  )
}
