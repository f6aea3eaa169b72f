interface ProgressLineProps {
  value: number
  max: number
}

/** Decorative: the text next to it says the same. */
export function ProgressLine({ value, max }: ProgressLineProps) {
  return (
    <div aria-hidden="true" className="h-0.5 w-55 bg-line">
      <div className="h-full bg-wine" style={{ width: `${Math.min(value / max, 1) * 100}%` }} />
    </div>
  )
}
