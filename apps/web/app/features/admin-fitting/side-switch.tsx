import type { FittingSide } from '@shop/contract/fitting-points'
import { classes } from '~/ui/classes.ts'

const sides = [
  { side: 'front', text: 'Frente' },
  { side: 'back', text: 'Costas' },
] as const

export function SideSwitch({ side, onChange }: { side: FittingSide; onChange: (side: FittingSide) => void }) {
  return (
    <div role="group" aria-label="Lado do vestido" className="flex max-lg:flex-1">
      {sides.map(({ side: one, text }) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === side}
          onClick={() => onChange(one)}
          className={classes(
            'min-h-(--control) border px-4 text-14 first:rounded-l-1 last:rounded-r-1 max-lg:flex-1 [&+button]:-ml-px',
            one === side
              ? 'border-line-strong bg-wine-soft font-medium text-wine'
              : 'border-line-strong bg-white hover:text-wine',
          )}
        >
          {text}
        </button>
      ))}
    </div>
  )
}
