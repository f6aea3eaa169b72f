import type { MeasureName } from '@shop/contract/measures'
import back from '~/assets/measures/back.svg'
import front from '~/assets/measures/front.svg'
import side from '~/assets/measures/side.svg'
import { classes } from '~/ui/classes.ts'

/** Where the tape is seen best; from the front unless listed. */
const views: Partial<Record<MeasureName, string>> = {
  backLength: back,
  backWidth: back,
  sleeve: back,
  waistToFloor: side,
}
const toFloor: readonly MeasureName[] = ['waistToFloor', 'hollowToFloor', 'height']

interface MeasureDrawingProps {
  name: MeasureName
  /** From the head to the hips; a length to the floor is always shown whole. */
  cropped?: boolean
  className?: string
}

/** The text beside it says where the tape goes, so screen readers skip the drawing. */
export function MeasureDrawing({ name, cropped = false, className }: MeasureDrawingProps) {
  const whole = !cropped || toFloor.includes(name)
  return (
    <span className={classes('block overflow-hidden', className)}>
      {/* The fragment, which browsers do not request, switches on the tape of one measure. */}
      <img
        src={`${views[name] ?? front}#m-${name}`}
        alt=""
        width={420}
        height={880}
        className={whole ? 'mx-auto h-full w-auto max-w-none' : 'h-auto w-full'}
      />
    </span>
  )
}
