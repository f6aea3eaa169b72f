import { storeColor } from '@shop/contract/store-lists'
import { useFormContext, useWatch } from 'react-hook-form'
import type { ListValues } from './list-values.ts'

/** Preview of the choices on a product's page. */
export function ListPreview() {
  const { control } = useFormContext<ListValues>()
  const [sizes, colors] = useWatch({ control, name: ['sizes', 'colors'] })
  return (
    <div aria-hidden="true" className="max-lg:hidden">
      <p className="mb-3 text-14 text-ink-2">Como aparece na página do produto</p>
      <div className="grid gap-4 rounded-1 border border-line bg-paper p-6">
        <p className="flex flex-wrap gap-2">
          {sizes.map((size) => (
            <span
              key={size}
              className="inline-grid min-h-11 min-w-12 place-items-center rounded-1 border border-line-strong bg-white px-3 font-medium wrap-anywhere"
            >
              {size}
            </span>
          ))}
        </p>
        <ul className="flex flex-wrap gap-2">
          {colors.map(({ name, swatch }, index) => (
            <li
              // Two rows may have the same name while they are typed.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              className="inline-flex min-h-11 items-center gap-2 rounded-pill border border-line-strong bg-white py-1 pr-4 pl-2 text-14"
            >
              <span
                className="size-7 flex-none rounded-pill border border-line-strong"
                style={{ background: storeColor.shape.swatch.safeParse(swatch).data }}
              />
              <span className="wrap-anywhere">{name}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
