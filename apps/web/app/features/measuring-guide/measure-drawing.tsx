import type { MeasureName } from '@shop/contract/measures'
import { classes } from '~/ui/classes.ts'
import { DRAWING, drawingOf, placementOf } from './drawings.ts'

interface MeasureDrawingProps {
  name: MeasureName
  /** Of the frame, width by height. */
  proportions: number
  className: string
}

export function MeasureDrawing({ name, proportions, className }: MeasureDrawingProps) {
  const { src, alt, crop } = drawingOf(name)
  return (
    <div
      className={classes('relative overflow-hidden rounded-1 bg-paper-3 print:bg-transparent', className)}
      style={{ aspectRatio: proportions }}
    >
      <img
        src={src}
        alt={alt}
        {...DRAWING}
        decoding="async"
        className="absolute max-w-none"
        style={placementOf(crop, proportions)}
      />
    </div>
  )
}
