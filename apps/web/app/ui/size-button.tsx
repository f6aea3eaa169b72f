import { ChoiceButton, type ChoiceButtonProps } from './choice-button.tsx'

export function SizeButton(props: ChoiceButtonProps) {
  return (
    <ChoiceButton
      {...props}
      className="inline-grid min-h-13 min-w-15 place-items-center rounded-1 px-3 font-medium wrap-anywhere has-checked:bg-wine has-checked:text-white max-sm:px-1"
    >
      {props.value}
    </ChoiceButton>
  )
}
