import type { OrderNarrowing } from './use-order-list.ts'

const dateStyle =
  'h-(--control) min-w-0 rounded-1 border border-line-strong bg-white px-3 text-16 max-lg:flex-1 lg:text-[0.9375rem]'

/** The first and the last day, both included; either may be empty. */
export function OwnDates({ list: { from, to }, narrow }: Pick<OrderNarrowing, 'list' | 'narrow'>) {
  return (
    <>
      <input
        type="date"
        aria-label="De"
        defaultValue={from}
        max={to}
        onChange={(event) => narrow({ from: event.currentTarget.value })}
        className={`${dateStyle} lg:w-42`}
      />
      <input
        type="date"
        aria-label="Até"
        defaultValue={to}
        min={from}
        onChange={(event) => narrow({ to: event.currentTarget.value })}
        className={`${dateStyle} lg:w-42`}
      />
    </>
  )
}
