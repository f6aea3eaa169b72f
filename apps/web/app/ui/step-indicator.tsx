import type { CSSProperties } from 'react'

const STEPS = [1, 2, 3, 4, 5]

interface StepIndicatorProps {
  /** The number of completed steps, out of five. */
  done: number
  /** Any CSS colour. */
  tone: string
}

/** Decorative: the text next to it says the same. */
export function StepIndicator({ done, tone }: StepIndicatorProps) {
  const style: CSSProperties & Record<'--tone', string> = { '--tone': tone }
  return (
    <span aria-hidden="true" className="stitches" style={style}>
      {STEPS.map((step) => (
        <i key={step} data-done={step <= done} />
      ))}
    </span>
  )
}
