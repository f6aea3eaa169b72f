import { classes } from './classes.ts'

const levelStyles = {
  high: { box: 'bg-ok-soft text-ok', dot: 'bg-current' },
  low: {
    box: 'bg-warning-soft text-warning',
    dot: 'bg-[linear-gradient(90deg,currentColor_50%,transparent_50%)]',
  },
  none: { box: 'bg-error-soft text-error', dot: '' },
} as const

interface LevelProps {
  band: keyof typeof levelStyles
  quantity: number
  /** The text of the level, so that it is not conveyed by colour alone. */
  children: string
}

export function Level({ band, quantity, children }: LevelProps) {
  const { box, dot } = levelStyles[band]
  return (
    <span
      className={classes(
        'inline-flex items-center gap-2 text-14 whitespace-nowrap',
        band === 'none' && 'text-error',
      )}
    >
      <b
        data-band={band}
        className={classes(
          'inline-flex h-6.5 min-w-8.5 items-center justify-center gap-1.5 rounded-pill px-2.25 font-semibold',
          box,
        )}
      >
        <span
          aria-hidden="true"
          className={classes('size-2 rounded-pill border-[1.5px] border-current', dot)}
        />
        <span className="min-w-[2ch] text-right">{quantity}</span>
      </b>
      {children}
    </span>
  )
}
