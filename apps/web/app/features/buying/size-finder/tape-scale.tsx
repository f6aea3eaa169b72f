import type { Point } from '@shop/contract/size-finder'

/** How much of the tape is shown below the smallest and above the largest of its marks, in millimetres. */
const BELOW = 150
const ABOVE = 40
const TICK_MM = 10

/** A length of tape: the body in green, what is taken in or let out in dashes. The text beside it says the same. */
export function TapeScale({ body, range }: Pick<Point, 'body' | 'range'>) {
  const [least, most] = range
  const from = Math.min(body, least) - BELOW
  const to = Math.max(body, most) + ABOVE
  const fitted = body < least ? [body, least] : [most, Math.max(body, most)]
  const at = (mm: number) => ((mm - from) / (to - from)) * 100
  const ticks = Array.from({ length: Math.floor((to - from) / TICK_MM) }, (_, index) => (index + 1) * TICK_MM)
  return (
    <svg
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="mt-1.5 block h-2 w-full overflow-visible"
    >
      <g className="stroke-line-strong" vectorEffect="non-scaling-stroke">
        {ticks.map((tick) => (
          <path key={tick} d={`M${at(from + tick)} 0V5`} vectorEffect="non-scaling-stroke" />
        ))}
      </g>
      <path d="M0 5H100" className="stroke-ink-3" vectorEffect="non-scaling-stroke" />
      <path
        d={`M0 5H${at(Math.min(body, most))}`}
        strokeWidth={4}
        className="stroke-ok"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d={`M${at(fitted[0] ?? body)} 5H${at(fitted[1] ?? body)}`}
        strokeWidth={4}
        strokeDasharray="6 4"
        className="stroke-wine"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
