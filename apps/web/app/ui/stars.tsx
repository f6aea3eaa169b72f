import { classes } from './classes.ts'

const sizes = { small: 'size-[15px]', normal: 'size-[18px]' } as const
export const places = [1, 2, 3, 4, 5]

interface StarsProps {
  /** From 0 to 5; fractions fill part of a star. */
  value: number
  /** The same as text. */
  label: string
  size?: keyof typeof sizes
}

export function Stars({ value, label, size = 'normal' }: StarsProps) {
  return (
    <span role="img" aria-label={label} className="relative inline-flex flex-none">
      <Row size={size} className="fill-none text-line-strong" />
      <span
        className="absolute inset-y-0 left-0 overflow-hidden"
        style={{ width: `${(value / places.length) * 100}%` }}
      >
        <Row size={size} className="fill-current text-gold" />
      </span>
    </span>
  )
}

function Row({ size, className }: { size: keyof typeof sizes; className: string }) {
  return (
    <span aria-hidden="true" className="flex w-max gap-0.5">
      {places.map((place) => (
        <StarShape key={place} className={classes(sizes[size], className)} />
      ))}
    </span>
  )
}

export function StarShape({ className }: { className: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      stroke="currentColor"
      strokeWidth={1.2}
      strokeLinejoin="round"
      className={classes('flex-none', className)}
    >
      <path d="m12 2.600 2.900 5.900 6.500.950-4.700 4.600 1.100 6.450-5.800-3.050-5.800 3.050 1.100-6.450-4.700-4.600 6.500-.950z" />
    </svg>
  )
}
