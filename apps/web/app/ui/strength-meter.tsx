import { classes } from './classes.ts'

interface StrengthMeterProps {
  /** The number of filled segments, out of four; 0 before anything is typed. */
  level: 0 | 1 | 2 | 3 | 4
}

const PARTS = [1, 2, 3, 4] as const

const strengthStyles = {
  0: { word: '', bar: '', text: '' },
  1: { word: 'Fraca', bar: 'bg-error', text: 'text-error' },
  2: { word: 'Razoável', bar: 'bg-warning', text: 'text-warning' },
  3: { word: 'Boa', bar: 'bg-ok', text: 'text-ok' },
  4: { word: 'Forte', bar: 'bg-ok', text: 'text-ok' },
} as const

/** Four segments and a text, so that the strength is not conveyed by colour alone. */
export function StrengthMeter({ level }: StrengthMeterProps) {
  const { word, bar, text } = strengthStyles[level]
  return (
    <div className="grid grid-cols-[repeat(4,1fr)_auto] items-center gap-[5px]">
      {PARTS.map((part) => (
        <span
          key={part}
          aria-hidden="true"
          className={classes(
            'h-1 forced-color-adjust-none rounded-[2px] transition-colors',
            part <= level ? bar : 'bg-paper-3',
          )}
        />
      ))}
      <p aria-live="polite" className={classes('min-w-17 pl-2 text-13 leading-[1.3] font-medium', text)}>
        {level > 0 && <span className="sr-only">Força da senha: </span>}
        {word}
      </p>
    </div>
  )
}
