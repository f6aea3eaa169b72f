import type { CSSProperties } from 'react'

const STEPS = [1, 2, 3, 4, 5]

interface StitchesProps {
  /** How many of the five are sewn. */
  done: number
  /** Any CSS colour. */
  tone: string
}

/** Only drawn: the word beside it says the same. */
export function Stitches({ done, tone }: StitchesProps) {
  const style: CSSProperties & Record<'--tone', string> = { '--tone': tone }
  return (
    <span aria-hidden="true" className="stitches" style={style}>
      {STEPS.map((step) => (
        <i key={step} data-done={step <= done} />
      ))}
    </span>
  )
}
