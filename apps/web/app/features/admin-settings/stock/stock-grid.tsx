import type { ProductStock } from '@shop/contract/stock'
import { Swatch } from '~/shared/admin/swatch.tsx'
import { classes } from '~/ui/classes.ts'
import { type CountDraft, draftKey, gridOf, unitsIn } from './count-draft.ts'

interface Variant {
  size: string
  color: string
  stockQuantity: number
  reserved: number
}

interface StockGridProps {
  product: ProductStock
  /** The cells are fields while the atelier counts. */
  draft: CountDraft | undefined
  onType: (variant: Variant, text: string) => void
  /** The variant whose movements are shown. */
  chosen: Pick<Variant, 'size' | 'color'> | undefined
  onChoose: (variant: Variant) => void
}

const cellBox = 'grid h-12 w-full place-items-center tabular-nums lg:h-11.5'
const colorColumn = 'sticky left-0 z-2 bg-white'

/** Colours down, sizes across. */
export function StockGrid({ product, draft, onType, chosen, onChoose }: StockGridProps) {
  const { sizes, rows } = gridOf(product)
  return (
    <div className="overflow-x-auto px-4 pt-2 pb-5 lg:px-5">
      <table
        className="w-full table-fixed border-collapse text-center text-[0.9375rem]"
        // Five sizes fit on a phone; more of them scroll sideways beside their colours.
        style={{ minWidth: `${7.75 + sizes.length * 2.375}rem` }}
      >
        <caption className="sr-only">Peças de {product.name} por cor e tamanho</caption>
        <thead>
          <tr className="text-13 text-ink-2">
            <th scope="col" className={classes(colorColumn, 'w-21 lg:w-34')}>
              <span className="sr-only">Cor</span>
            </th>
            {sizes.map((size) => (
              <th key={size} scope="col" className="h-9 font-normal wrap-anywhere">
                {size}
              </th>
            ))}
            <th scope="col" className="w-10 font-normal lg:w-28">
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ color, cells }) => (
            <tr key={color}>
              <th scope="row" className={classes(colorColumn, 'pr-1 text-left text-14 font-normal')}>
                <span className="flex items-center gap-2.5 wrap-anywhere">
                  <Swatch color={color} className="size-4.5 max-lg:hidden" />
                  {color}
                </span>
              </th>
              {cells.map((variant) => (
                <td key={variant.size} className="border border-line p-0">
                  {draft ? (
                    <CountCell variant={variant} draft={draft} onType={onType} />
                  ) : (
                    <UnitsCell
                      variant={variant}
                      chosen={chosen !== undefined && draftKey(chosen) === draftKey(variant)}
                      onChoose={onChoose}
                    />
                  )}
                </td>
              ))}
              <td className="font-semibold tabular-nums">
                {cells.reduce((sum, cell) => sum + unitsOf(cell, draft), 0)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function unitsOf(variant: Variant, draft: CountDraft | undefined): number {
  return (draft && unitsIn(draft.get(draftKey(variant)) ?? '')) ?? variant.stockQuantity
}

interface UnitsCellProps {
  variant: Variant
  chosen: boolean
  onChoose: (variant: Variant) => void
}

function UnitsCell({ variant, chosen, onChoose }: UnitsCellProps) {
  const { size, color, stockQuantity, reserved } = variant
  return (
    <button
      type="button"
      aria-pressed={chosen}
      aria-label={`${size} ${color}: ${stockQuantity}${reserved > 0 ? `, ${reserved} reservada` : ''}. Ver movimentos`}
      onClick={() => onChoose(variant)}
      className={classes(
        cellBox,
        'cursor-pointer hover:inset-ring hover:inset-ring-wine',
        stockQuantity === 1 && 'bg-warning-soft font-semibold',
        stockQuantity === 0 && 'text-ink-3',
        stockQuantity > 1 && 'font-semibold',
        chosen && 'inset-ring-2 inset-ring-wine',
      )}
    >
      <span className="leading-none">
        {stockQuantity}
        {reserved > 0 && (
          <span className="mt-0.5 block text-12 font-normal whitespace-nowrap text-ink-2">
            {reserved} res.
          </span>
        )}
      </span>
    </button>
  )
}

interface CountCellProps {
  variant: Variant
  draft: CountDraft
  onType: (variant: Variant, text: string) => void
}

function CountCell({ variant, draft, onType }: CountCellProps) {
  const text = draft.get(draftKey(variant)) ?? ''
  const units = unitsIn(text)
  const invalid = text.trim() !== '' && units === undefined
  return (
    <input
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
      aria-label={`${variant.size} ${variant.color}`}
      aria-invalid={invalid}
      value={text}
      onChange={(event) => onType(variant, event.currentTarget.value)}
      onFocus={(event) => event.currentTarget.select()}
      className={classes(
        cellBox,
        'relative bg-white px-0 text-center text-(length:--field-text) focus-visible:z-1',
        units !== undefined && units !== variant.stockQuantity && 'bg-wine-soft font-semibold',
        invalid && 'bg-error-soft',
      )}
    />
  )
}
