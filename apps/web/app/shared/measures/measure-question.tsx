import type { MeasureDoubt } from '@shop/contract/measure-doubts'
import { formatMeasure, type MeasureValues, measures } from '@shop/contract/measures'
import { TextButton } from '~/ui/text-link.tsx'

interface MeasureQuestionProps {
  doubt: MeasureDoubt
  onConfirm: () => void
  onAccept: (values: MeasureValues) => void
}

/** Not an error: the customer corrects the value, takes the converted one or confirms it. */
export function MeasureQuestion({ doubt, onConfirm, onAccept }: MeasureQuestionProps) {
  const { name, text, inInches } = doubt
  const { label } = measures[name]
  return (
    <div className="mt-2 text-14 leading-[1.45]">
      <p>
        <span className="font-medium text-warning">{text}</span>
        {inInches !== undefined && ` Você mediu em polegadas? Seriam ${formatMeasure(inInches)} cm.`}
      </p>
      <p className="flex flex-wrap gap-x-5">
        {inInches !== undefined && (
          <TextButton
            aria-label={`Usar ${formatMeasure(inInches)} em ${label}`}
            onClick={() => onAccept({ [name]: inInches })}
          >
            Usar {formatMeasure(inInches)}
          </TextButton>
        )}
        <TextButton aria-label={`É isso mesmo em ${label}`} onClick={onConfirm}>
          É isso mesmo
        </TextButton>
      </p>
    </div>
  )
}
