import Bell from 'lucide-react/icons/bell'
import type { ReactNode } from 'react'
import { swatchOf, useLoadedStore } from '~/shared/store/swatches.ts'
import { ChoiceButton, type ChoiceButtonProps } from '~/ui/choice-button.tsx'
import { ChoiceGroup } from '~/ui/choice-group.tsx'
import { classes } from '~/ui/classes.ts'
import { ColorButton } from '~/ui/color-button.tsx'

interface OptionsProps {
  offered: readonly string[]
  chosen: string | undefined
  onChoose: (value: string) => void
}

interface SizeOptionsProps extends OptionsProps {
  isSoldOut: (size: string) => boolean
  aside: ReactNode
}

export function SizeOptions({ offered, chosen, onChoose, isSoldOut, aside }: SizeOptionsProps) {
  return (
    <ChoiceGroup
      label="Tamanho"
      chosen={chosen}
      onChoose={onChoose}
      aside={aside}
      className="grid grid-cols-[repeat(auto-fill,minmax(3.75rem,1fr))] gap-2 sm:flex sm:flex-wrap sm:gap-2.5"
    >
      {offered.map((size) => (
        <SizeButton
          key={size}
          name="size"
          value={size}
          chosen={size === chosen}
          soldOut={isSoldOut(size)}
          onChoose={onChoose}
        />
      ))}
    </ChoiceGroup>
  )
}

interface ColorOptionsProps extends OptionsProps {
  onIntent: (color: string) => void
}

export function ColorOptions({ offered, chosen, onChoose, onIntent }: ColorOptionsProps) {
  const store = useLoadedStore()
  return (
    <ChoiceGroup label="Cor" chosen={chosen} onChoose={onChoose} className="flex flex-wrap gap-2.5">
      {offered.map((color) => (
        <ColorButton
          key={color}
          name="color"
          value={color}
          chosen={color === chosen}
          onChoose={onChoose}
          onIntent={onIntent}
          swatch={swatchOf(store, color)}
        />
      ))}
    </ChoiceGroup>
  )
}

/** A size without a ready unit in the chosen colour can still be chosen: the page then offers to notify her. */
function SizeButton({ soldOut, ...props }: ChoiceButtonProps & { soldOut: boolean }) {
  return (
    <ChoiceButton
      {...props}
      className={classes(
        'inline-grid min-h-13 min-w-15 place-items-center rounded-1 px-3 font-medium wrap-anywhere max-sm:px-1',
        soldOut
          ? 'border-dashed text-ink-2 has-checked:border-solid has-checked:bg-wine-soft has-checked:text-wine has-checked:inset-ring has-checked:inset-ring-wine'
          : 'has-checked:bg-wine has-checked:text-white',
      )}
    >
      <span aria-hidden={soldOut}>{props.value}</span>
      {/* One text: a hidden part beside the visible one would be read with a pause before the comma. */}
      {soldOut && <span className="sr-only">{`${props.value}, sem peça pronta`}</span>}
      {soldOut && (
        <Bell aria-hidden="true" className="absolute top-1.5 right-1.5 size-3 opacity-80" strokeWidth={1.7} />
      )}
    </ChoiceButton>
  )
}
