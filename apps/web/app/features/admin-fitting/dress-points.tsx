import type { FittingPoint, FittingSide } from '@shop/contract/fitting-points'
import { type AdjustedPoint, pointName, pointText } from '~/shared/fittings/point-text.ts'
import { classes } from '~/ui/classes.ts'
import { DressDrawing } from './dress-drawing.tsx'
import { drawingHeight, drawingWidth, pointPlaces } from './point-places.ts'

export interface NumberedPoint extends AdjustedPoint {
  /** Its place in the list, from 1. */
  number: number
}

interface DressPointsProps {
  side: FittingSide
  points: readonly NumberedPoint[]
  /** The number of the row that is open. */
  openNumber?: number | undefined
  /** Without it the points are only shown. */
  onChoose?: ((point: FittingPoint) => void) | undefined
}

/** The dress with its points; the numbers are those of the list. */
export function DressPoints({ side, points, openNumber, onChoose }: DressPointsProps) {
  return (
    <div className="relative mx-auto w-full max-w-110 rounded-1 bg-paper-3">
      <DressDrawing side={side} />
      {pointPlaces[side].map(({ point, x, y }) => {
        const own = points.filter((one) => one.point === point)
        if (own.length === 0 && !onChoose) return null
        const at = { left: `${(x / drawingWidth) * 100}%`, top: `${(y / drawingHeight) * 100}%` }
        const mark = <Mark own={own} isOpen={own.some(({ number }) => number === openNumber)} />
        const style = 'absolute grid size-10 -translate-1/2 place-items-center rounded-full'
        return onChoose ? (
          <button
            key={point}
            type="button"
            aria-label={labelOf(point, own)}
            aria-expanded={own.some(({ number }) => number === openNumber)}
            style={at}
            className={style}
            onClick={() => onChoose(point)}
          >
            {mark}
          </button>
        ) : (
          <span key={point} aria-hidden="true" style={at} className={style}>
            {mark}
          </span>
        )
      })}
    </div>
  )
}

/** Several adjustments of one point share its place. */
function Mark({ own, isOpen }: { own: readonly NumberedPoint[]; isOpen: boolean }) {
  if (own.length === 0)
    return <span className="size-5 rounded-full border-[1.5px] border-line-strong bg-white" />
  return (
    <span
      className={classes(
        'grid h-8 min-w-8 place-items-center rounded-full border-3 border-white bg-wine px-1 font-title text-[1.125rem] leading-none text-white italic forced-color-adjust-none',
        isOpen && 'outline-2 outline-wine',
      )}
    >
      {own.map(({ number }) => number).join('·')}
    </span>
  )
}

function labelOf(point: FittingPoint, own: readonly NumberedPoint[]): string {
  const texts = own.map((one) => `${one.number}, ${pointText(one)}`)
  return `${pointName(point)}: ${texts.length === 0 ? 'sem ajuste' : texts.join('; ')}`
}
