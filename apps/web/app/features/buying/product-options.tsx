import type { ReactNode } from 'react'
import { fabrics } from '~/shared/products/fabrics.ts'
import { ChoiceButton, type ChoiceButtonProps } from '~/ui/choice-button.tsx'
import { ChoiceGroup } from '~/ui/choice-group.tsx'
import { ColorButton } from '~/ui/color-button.tsx'

interface OptionsProps {
  offered: readonly string[]
  chosen: string | undefined
  onChoose: (value: string) => void
}

export function SizeOptions({ offered, chosen, onChoose, aside }: OptionsProps & { aside: ReactNode }) {
  return (
    <ChoiceGroup
      label="Tamanho"
      chosen={chosen}
      onChoose={onChoose}
      aside={aside}
      className="grid grid-cols-[repeat(auto-fill,minmax(3.75rem,1fr))] gap-2 sm:flex sm:flex-wrap sm:gap-2.5"
    >
      {offered.map((size) => (
        <SizeButton key={size} name="size" value={size} chosen={size === chosen} onChoose={onChoose} />
      ))}
    </ChoiceGroup>
  )
}

export function ColorOptions({ offered, chosen, onChoose }: OptionsProps) {
  return (
    <ChoiceGroup label="Cor" chosen={chosen} onChoose={onChoose} className="flex flex-wrap gap-2.5">
      {offered.map((color) => (
        <ColorButton
          key={color}
          name="color"
          value={color}
          chosen={color === chosen}
          onChoose={onChoose}
          swatch={fabrics[color]}
        />
      ))}
    </ChoiceGroup>
  )
}

function SizeButton(props: ChoiceButtonProps) {
  return (
    <ChoiceButton
      {...props}
      className="inline-grid min-h-13 min-w-15 place-items-center rounded-1 px-3 font-medium wrap-anywhere has-checked:bg-wine has-checked:text-white max-sm:px-1"
    >
      {props.value}
    </ChoiceButton>
  )
}
