import { type MeasureDoubt, probablyInches } from '@shop/contract/measure-doubts'
import { formatMeasure, type MeasureValues, measures } from '@shop/contract/measures'
import { listOf } from '~/lib/format-list.ts'
import { Notice } from '~/ui/notice.tsx'
import { TextButton } from '~/ui/text-link.tsx'
import { typedValues, type VersionTexts } from './version-values.ts'

interface InchesNoticeProps {
  doubts: readonly MeasureDoubt[]
  texts: () => VersionTexts
  isChild: boolean
  onAccept: (values: MeasureValues) => void
}

/** A tape with inches shows wrong numbers everywhere: one tap converts all of them. */
export function InchesNotice({ doubts, texts, isChild, onAccept }: InchesNoticeProps) {
  const convertible = doubts.flatMap(({ name, inInches }) =>
    inInches === undefined ? [] : [{ name, inInches }],
  )
  const shown = convertible.length > 0 && probablyInches(typedValues(texts()), isChild)
  const list = listOf(
    convertible.map(({ name, inInches }) => `${measures[name].label} ${formatMeasure(inInches)}`),
  )
  return (
    <div role="status">
      {shown && (
        <div className="mt-6">
          <Notice tone="warning">
            <p className="font-medium">Você mediu em polegadas?</p>
            <p className="text-14">Em centímetros seriam: {list}.</p>
            <TextButton
              onClick={() =>
                onAccept(Object.fromEntries(convertible.map(({ name, inInches }) => [name, inInches])))
              }
            >
              Converter todas
            </TextButton>
          </Notice>
        </div>
      )}
    </div>
  )
}
