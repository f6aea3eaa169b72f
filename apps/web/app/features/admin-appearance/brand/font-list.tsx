import { type FontPairId, fontPairIds, fontPairs } from '@shop/contract/theme/fonts'
import { fontStyles } from '~/font-styles.ts'
import { OptionRow } from './option-row.tsx'

interface FontListProps {
  value: FontPairId
  onChange: (fonts: FontPairId) => void
}

/** Each pair of fonts in itself: its style sheet is fetched with this list, its files only as they are shown. */
export function FontList({ value, onChange }: FontListProps) {
  return (
    <div role="radiogroup" aria-label="Letras" className="grid gap-px">
      {fontPairIds.map((id) => {
        const { title, text, tokens } = fontPairs[id]
        const { stylesheet } = fontStyles[id]
        return (
          <OptionRow key={id} group="fonts" value={id} checked={id === value} onChoose={() => onChange(id)}>
            {stylesheet && <link rel="stylesheet" href={stylesheet} precedence="default" />}
            <span className="grid min-w-0">
              <span className="text-[1.375rem] leading-[1.2]" style={{ fontFamily: tokens['font-title'] }}>
                {title}
              </span>
              <span className="text-14 text-ink-2" style={{ fontFamily: tokens['font-text'] }}>
                com {text}
              </span>
            </span>
          </OptionRow>
        )
      })}
    </div>
  )
}
