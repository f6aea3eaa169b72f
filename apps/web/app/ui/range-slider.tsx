import type { CSSProperties } from 'react'
import { classes } from './classes.ts'

interface End {
  name: string
  label: string
  value: number
  /** The formatted value, which screen readers announce instead of the bare number. */
  text: string
}

interface RangeSliderProps {
  min: number
  max: number
  step: number
  low: End
  high: End
  /** The form these inputs belong to when they are outside it. */
  form?: string | undefined
  onChange: (low: number, high: number) => void
}

/** A range slider with two thumbs, which cannot pass each other. */
export function RangeSlider({ min, max, step, low, high, form, onChange }: RangeSliderProps) {
  const place = (value: number) => ((value - min) / (max - min)) * 100
  const shared = { min, max, step, form }
  return (
    <div>
      <p aria-hidden="true" className="flex justify-between text-14 font-medium tabular-nums">
        <span>{low.text}</span>
        <span>{high.text}</span>
      </p>
      <div className="range mt-0.5">
        <div
          className="range-fill"
          style={{ left: `${place(low.value)}%`, right: `${100 - place(high.value)}%` }}
        />
        <Thumb
          {...shared}
          end={low}
          // When both are at the upper end, only the lower thumb can still be moved.
          onTop={place(low.value) > 50}
          left={place(low.value)}
          onMove={(value) => onChange(Math.min(value, high.value), high.value)}
        />
        <Thumb
          {...shared}
          end={high}
          left={place(high.value)}
          onMove={(value) => onChange(low.value, Math.max(value, low.value))}
        />
      </div>
    </div>
  )
}

interface ThumbProps {
  end: End
  min: number
  max: number
  step: number
  form: string | undefined
  left: number
  onTop?: boolean
  onMove: (value: number) => void
}

function Thumb({ end, left, onTop = false, onMove, ...input }: ThumbProps) {
  const style: CSSProperties = { left: `${left}%` }
  return (
    <>
      <input
        {...input}
        type="range"
        name={end.name}
        aria-label={end.label}
        aria-valuetext={end.text}
        value={end.value}
        onChange={(event) => onMove(event.currentTarget.valueAsNumber)}
        className={classes('range-input', onTop && 'z-3!')}
      />
      <span aria-hidden="true" className="range-thumb" style={style} />
    </>
  )
}
