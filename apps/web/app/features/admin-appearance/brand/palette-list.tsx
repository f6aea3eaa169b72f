import { formatRatio } from '@shop/contract/theme/accent-text'
import type { Colors } from '@shop/contract/theme/colors'
import { lowestTextRatio } from '@shop/contract/theme/pair-contrast'
import { type PaletteId, paletteIds, palettes } from '@shop/contract/theme/palettes'
import { OptionRow, type OptionRowProps } from './option-row.tsx'
import { PassesBadge } from './passes-badge.tsx'

interface PaletteListProps {
  value: PaletteId
  onChange: (palette: PaletteId) => void
}

/** The palettes with the lowest contrast that any text has in them. */
export function PaletteList({ value, onChange }: PaletteListProps) {
  return (
    <div role="radiogroup" aria-label="Paleta" className="grid gap-px">
      {paletteIds.map((id) => {
        const { label, colors } = palettes[id]
        const row: OptionRowProps = {
          group: 'palette',
          value: id,
          checked: id === value,
          onChoose: () => onChange(id),
        }
        return (
          <OptionRow key={id} {...row}>
            <Swatches colors={colors} />
            <span className="mr-auto">{label}</span>
            <span className="whitespace-nowrap text-ink-2 tabular-nums">
              {formatRatio(lowestTextRatio(colors))}
            </span>
            <PassesBadge />
          </OptionRow>
        )
      })}
    </div>
  )
}

function Swatches({ colors }: { colors: Colors }) {
  return (
    <span aria-hidden="true" className="flex flex-none -space-x-2.5">
      {(['wine', 'gold', 'paper-3'] as const).map((token) => (
        <i
          key={token}
          className="size-6.5 forced-color-adjust-none rounded-full border-2 border-white"
          style={{ background: colors[token] }}
        />
      ))}
    </span>
  )
}
