import Check from 'lucide-react/icons/check'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { Swatch } from '~/shared/admin/swatch.tsx'
import { chipStyle } from '~/ui/chip.tsx'
import { classes } from '~/ui/classes.ts'
import type { ProductValues, ReadProductValues } from './product-values.ts'
import { includesName, toggleName, typedNames } from './typed-names.ts'

interface NameChipsProps {
  form: UseFormReturn<ProductValues, unknown, ReadProductValues>
  field: 'sizes' | 'colors'
  label: string
  /** The store's list. */
  offered: readonly string[]
}

/**
 * Ticks the store's sizes or colours in the field above, which still takes any text. What was typed besides them is shown
 * as it will be parsed, so that typing errors are visible.
 */
export function NameChips({ form, field, label, offered }: NameChipsProps) {
  const text = useWatch({ control: form.control, name: field })
  const typed = typedNames(text)
  // The first colour is the one a product is shown in, so the order of the list must not change it.
  const order = field === 'sizes' ? offered : []
  const toggle = (name: string) =>
    form.setValue(field, toggleName(text, name, order), { shouldDirty: true, shouldValidate: true })
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-1.5 pt-1">
      {offered.map((name) => {
        const on = includesName(typed, name)
        return (
          <label
            key={name}
            className={classes(
              chipStyle,
              'relative max-w-full cursor-pointer gap-1.5 wrap-anywhere has-focus-visible:shadow-(--focus-ring)',
              on ? 'border-wine bg-wine-soft font-medium text-wine' : 'border-line-strong hover:border-wine',
            )}
          >
            <input type="checkbox" checked={on} onChange={() => toggle(name)} className="sr-only" />
            {on && <Check aria-hidden="true" className="size-4 flex-none" strokeWidth={1.7} />}
            {field === 'colors' && <Swatch color={name} />}
            {name}
          </label>
        )
      })}
      {typed
        .filter((name) => !includesName(offered, name))
        .map((name) => (
          <span
            key={name}
            aria-hidden="true"
            className={classes(chipStyle, 'max-w-full border-dashed border-line-strong wrap-anywhere')}
          >
            {name}
          </span>
        ))}
    </div>
  )
}
