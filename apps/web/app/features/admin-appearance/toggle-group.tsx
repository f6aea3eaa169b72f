import { classes } from '~/ui/classes.ts'

interface ToggleGroupProps {
  label: string
  options: readonly { value: string; text: string }[]
  chosen: string
  onChoose: (value: string) => void
}

/** What the preview shows: one of a few. */
export function ToggleGroup({ label, options, chosen, onChoose }: ToggleGroupProps) {
  return (
    <div role="group" aria-label={label} className="inline-flex">
      {options.map(({ value, text }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
          className={classes(
            'min-h-11 border border-line-strong px-3.5 text-14 not-first:border-l-0',
            value === chosen ? 'bg-wine-soft font-semibold text-wine' : 'bg-white hover:text-wine',
          )}
        >
          {text}
        </button>
      ))}
    </div>
  )
}
