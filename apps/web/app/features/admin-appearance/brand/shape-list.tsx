import type { Theme } from '@shop/contract/theme/theme'
import { OptionRow } from './option-row.tsx'

const shapes = [
  { value: 'soft', text: 'Suaves, com o arco nas fotos', sample: 'rounded-t-full' },
  { value: 'straight', text: 'Retos', sample: '' },
] as const

interface ShapeListProps {
  value: Theme['corners']
  onChange: (corners: Theme['corners']) => void
}

/** Whether boxes and pictures are rounded. */
export function ShapeList({ value, onChange }: ShapeListProps) {
  return (
    <div role="radiogroup" aria-label="Cantos" className="grid gap-px">
      {shapes.map((shape) => (
        <OptionRow
          key={shape.value}
          group="corners"
          value={shape.value}
          checked={shape.value === value}
          onChoose={() => onChange(shape.value)}
        >
          <span
            aria-hidden="true"
            className={`h-8 w-6.5 flex-none border border-line-strong bg-white ${shape.sample}`}
          />
          {shape.text}
        </OptionRow>
      ))}
    </div>
  )
}
