import { classes } from '~/ui/classes.ts'
import type { GuideStep } from './guide-steps.ts'
import { HowText } from './how-text.tsx'
import { MeasureDrawing } from './measure-drawing.tsx'

/** Proportions of the drawing's frame: width by height. */
const sizes = {
  large: { item: 'content-start gap-4', frame: '', proportions: 302 / 326 },
  small: {
    item: 'grid-cols-[6.75rem_minmax(0,1fr)] items-center gap-5 lg:grid-cols-[8rem_minmax(0,1fr)]',
    frame: 'print:w-[14mm]',
    proportions: 4 / 5,
  },
} as const

interface MeasureStepProps {
  step: GuideStep
  /** Large for what everybody takes. */
  size: keyof typeof sizes
}

/** The heading comes before its drawing for screen readers, and below or beside it on the screen. */
export function MeasureStep({ step: { name, number, label, how }, size }: MeasureStepProps) {
  const { item, frame, proportions } = sizes[size]
  return (
    <li
      className={classes(
        'grid print:grid-cols-[16mm_minmax(0,1fr)_25mm] print:items-center print:gap-[2.5mm] print:border-t print:border-ink print:py-[0.8mm] print:last:border-b',
        item,
      )}
    >
      <div>
        <h3 className="flex gap-2.5 print:gap-[1.5mm] print:text-[11pt]">
          <span className="text-wine italic print:text-ink">{number}</span> {label}
        </h3>
        <p className="mt-1 text-14 leading-[1.5] text-ink-2 print:mt-[0.5mm] print:text-[8pt] print:leading-[1.3] print:text-ink">
          <HowText text={how} />
        </p>
      </div>
      <MeasureDrawing name={name} proportions={proportions} className={classes('order-first', frame)} />
      <ValueLines />
    </li>
  )
}

/** Printed only: lines to write on, because each measure is taken twice. */
function ValueLines() {
  return (
    <div className="hidden gap-[1.5mm] text-[8pt] leading-none print:grid">
      {['1ª', '2ª'].map((time) => (
        <p key={time} className="flex h-[7mm] items-end gap-[1mm]">
          <span className="w-[3mm]">{time}</span>
          <span className="flex-1 border-b border-ink" />
          cm
        </p>
      ))}
    </div>
  )
}
