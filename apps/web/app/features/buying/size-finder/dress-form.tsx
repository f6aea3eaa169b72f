import { classes } from '~/ui/classes.ts'
import type { Measure } from './find-size.ts'

interface DressFormProps {
  /** Beside the tapes: the names of the measures, or her own. */
  labels: Record<Measure, string>
  className: string | undefined
}

/**
 * Shows where to measure: a dress form with three numbered tapes; the hints of the fields say the same. On a phone only
 * the torso is shown, above the form.
 */
export function DressForm({ labels, className }: DressFormProps) {
  return (
    <div className={classes('relative overflow-hidden bg-paper-3 max-sm:h-59', className)}>
      <svg
        viewBox="0 0 380 600"
        aria-hidden="true"
        className="absolute max-sm:-top-37 max-sm:left-[calc(50%-195px)] max-sm:w-87 sm:inset-0 sm:size-full"
      >
        <Wash />
        <Stand />
        <Body />
        <Tape number={1} label={labels.bust} y={231} left={125} right={253} />
        <Tape number={2} label={labels.waist} y={295} left={147} right={231} />
        <Tape number={3} label={labels.hip} y={388} left={120} right={258} />
      </svg>
    </div>
  )
}

/** The background arch, with uneven edges like a watercolour wash. */
function Wash() {
  return (
    <g className="fill-[#d9b5a2]">
      <path
        opacity={0.34}
        d="M66 544c-4-30 3-52-2-84 4-26-3-58 1-88-4-32 2-60-1-92 2-34-2-60 8-94 8-30 22-56 46-76 20-16 44-26 70-25 30 0 56 12 78 34 20 20 32 44 39 72 8 30 5 58 6 90 4 30-2 60 2 92-4 28 3 58-1 86 5 30-2 54 2 84-30 4-62-1-92 2-32 3-60-3-92 0-22 2-44-2-64-1z"
      />
      <path
        opacity={0.3}
        d="M76 536c3-28-4-54 0-82-4-30 3-56 0-86 3-30-3-58 1-88-2-32 2-58 10-88 8-26 20-48 40-65 18-14 38-21 62-21 26 1 48 11 67 30 18 18 28 40 34 66 7 28 4 54 5 84 3 30-3 56 1 86-3 30 2 58-2 86 4 26-2 50 1 76-36 4-74-2-110 1-36 3-72-3-109 1z"
      />
    </g>
  )
}

function Stand() {
  return (
    <g className="stroke-ink-2" fill="none" strokeLinecap="round">
      <ellipse cx={190} cy={573} rx={84} ry={6} className="fill-ink-3 opacity-20" stroke="none" />
      <path d="M190 440v108" strokeWidth={5} />
      <path d="M128 570c6-14 30-21 62-21s56 7 62 21" strokeWidth={4} />
    </g>
  )
}

function Body() {
  return (
    <g className="stroke-ink" strokeWidth={2} strokeLinecap="round" strokeLinejoin="round" fill="none">
      <linearGradient id="dress-form-light">
        <stop offset="0" stopColor="#fffdfa" />
        <stop offset="0.55" stopColor="#fbf6ef" />
        <stop offset="1" stopColor="#e6d9c9" />
      </linearGradient>
      <path
        fill="url(#dress-form-light)"
        d="M172 114c1 16 0 30-4 40-8 10-30 13-43 22-7 5-10 12-6 20 5 9 7 22 7 35 3 24 22 40 22 65 0 27-24 52-28 92-1 17 3 33 7 49 2 4 5 5 10 6 32 5 72 5 104 0 5-1 8-2 10-6 5-16 8-32 7-49-4-40-27-65-27-92 0-25 20-41 22-65 0-13 3-26 8-35 4-8 1-15-6-20-13-9-35-12-43-22-4-10-5-24-4-40z"
      />
      <path d="M172 113c0-4 8-6 18-6s18 2 18 6-8 6-18 6-18-2-18-6z" className="fill-paper-2" />
      <path d="M181 108c1-4 2-12 9-12s8 8 9 12" className="fill-line-strong" />
      <g strokeWidth={1} className="opacity-45">
        <path d="M153 162c4 20 2 44-3 62 2 26 14 46 14 72 0 34-20 62-22 100 0 16 2 32 5 46" />
        <path d="M227 162c-4 20-2 44 3 62-2 26-14 46-14 72 0 34 20 62 22 100 0 16-2 32-5 46" />
        <path d="M123 186c7 7 10 16 10 28M257 186c-7 7-10 16-10 28" />
      </g>
      <path d="M190 120v324" strokeWidth={1.2} strokeDasharray="5 5" className="opacity-70" />
    </g>
  )
}

interface TapeProps {
  number: number
  label: string
  y: number
  left: number
  right: number
}

/** A measuring tape around the dress form, with a line to its label. */
function Tape({ number, label, y, left, right }: TapeProps) {
  const round = `M${left} ${y}C${left + 22} ${y + 18} ${right - 22} ${y + 18} ${right} ${y}`
  return (
    <g fill="none">
      <path d={round} strokeWidth={8} className="stroke-[#e2beb4]" />
      <path d={round} strokeWidth={7} strokeDasharray="1.200 6" className="stroke-wine" />
      <path d={round} strokeWidth={2} className="stroke-wine" />
      <circle cx={right} cy={y} r={3} className="fill-wine" />
      <path d={`M${right} ${y}H347`} strokeWidth={1.2} className="stroke-wine" />
      <text x={347} y={y - 8} textAnchor="end" className="fill-ink text-14 font-medium">
        <tspan className="fill-wine font-title text-[1.375rem] font-normal italic">{number}</tspan> {label}
      </text>
    </g>
  )
}
