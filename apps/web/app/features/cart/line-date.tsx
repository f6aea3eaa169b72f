import { ArrivalMark } from '~/shared/delivery/arrival.tsx'
import { shortWindow } from '~/shared/delivery/promise-text.ts'
import type { OrderPromise } from '~/shared/delivery/use-order-promise.ts'

interface LineDateProps {
  promise: OrderPromise
  /** The place of the line among those that can be bought. */
  at: number
}

/** When one line would arrive by itself; only where dates are computed, else all are the same. */
export function LineDate({ promise, at }: LineDateProps) {
  const window = promise.isComputed ? promise.lines[at] : undefined
  if (!window) return null
  const arrival = promise.arrivalOf(window)
  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-x-3 text-14 tabular-nums">
      {shortWindow(window)}
      {arrival && <ArrivalMark arrival={arrival} />}
    </p>
  )
}
