import { ChoiceButton, type ChoiceButtonProps } from './choice-button.tsx'

interface ColorButtonProps extends ChoiceButtonProps {
  /** Any CSS colour; without one only the name is shown. */
  swatch: string | undefined
}

export function ColorButton({ swatch, ...choice }: ColorButtonProps) {
  return (
    <ChoiceButton
      {...choice}
      className="inline-flex min-h-13 items-center gap-2.5 rounded-pill pr-4.5 pl-2.5 text-14 inset-ring-wine has-checked:font-medium has-checked:inset-ring"
    >
      {swatch === undefined ? (
        <span className="w-1.5" />
      ) : (
        <span
          aria-hidden="true"
          className="size-8 flex-none forced-color-adjust-none rounded-pill border border-line-strong"
          style={{ background: swatch }}
        />
      )}
      {choice.value}
    </ChoiceButton>
  )
}
