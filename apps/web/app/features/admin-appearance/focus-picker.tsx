import type { FocusPoint } from '@shop/contract/content/site-picture'
import type { KeyboardEvent, MouseEvent } from 'react'

const STEP = 2
const steps: Record<string, FocusPoint> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}

interface FocusPickerProps {
  label: string
  src: string
  shape: string
  focus: FocusPoint
  onChange: (focus: FocusPoint) => void
}

const within = (percent: number) => Math.min(100, Math.max(0, Math.round(percent)))

/** The whole picture with a ring on the point that is never cut off: placed with a click, moved with the arrows. */
export function FocusPicker({ label, src, shape, focus, onChange }: FocusPickerProps) {
  const place = (event: MouseEvent<HTMLButtonElement>) => {
    // The Enter key has no place.
    if (event.detail === 0) return
    const box = event.currentTarget.getBoundingClientRect()
    onChange({
      x: within(((event.clientX - box.left) / box.width) * 100),
      y: within(((event.clientY - box.top) / box.height) * 100),
    })
  }
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    onChange({ x: within(focus.x + step.x), y: within(focus.y + step.y) })
  }
  return (
    <div className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_7rem] sm:items-start">
      <button
        type="button"
        aria-label={`${label}: o ponto que nunca é cortado, a ${focus.x}% da esquerda e ${focus.y}% do alto. As setas movem.`}
        onClick={place}
        onKeyDown={move}
        className="relative block cursor-crosshair overflow-hidden rounded-1 focus-visible:shadow-(--focus-ring)"
      >
        <img src={src} alt="" className="block w-full" />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute size-7 -translate-1/2 rounded-full border-3 border-white outline-2 outline-wine"
          style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
        />
      </button>
      <img
        src={src}
        alt=""
        className="w-full rounded-1 object-cover max-sm:hidden"
        style={{ aspectRatio: shape, objectPosition: `${focus.x}% ${focus.y}%` }}
      />
    </div>
  )
}
