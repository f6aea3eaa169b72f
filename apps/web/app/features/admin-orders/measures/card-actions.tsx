import { LockButton } from './lock-button.tsx'
import { type MeasuredLine, nextToMeasure, takesMeasures } from './measured-line.ts'
import { RecordButton } from './record-button.tsx'
import { RequestButton } from './request-button.tsx'
import { UnlockButton } from './unlock-button.tsx'

/** Without those that the next step above the cards already offers for this line. */
export function CardActions({ line }: { line: MeasuredLine }) {
  const { order, item } = line
  const { lockedAt, sent } = item.measures
  if (!takesMeasures(order)) return null
  const isNext = nextToMeasure(order)?.id === item.id
  if (isNext && !sent) return null
  return (
    <div className="flex flex-wrap justify-end gap-2 border-t border-line pt-4 max-sm:grid max-sm:justify-stretch">
      {lockedAt ? (
        <UnlockButton line={line} />
      ) : (
        <>
          {!isNext && <RequestButton line={line} variant="neutral" />}
          <RecordButton line={line} variant="neutral" />
          {!isNext && <LockButton line={line} />}
        </>
      )}
    </div>
  )
}
