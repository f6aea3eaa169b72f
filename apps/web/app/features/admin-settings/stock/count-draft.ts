/** Numbers that the atelier types while it counts; an empty field means that this size was not counted. */
import type { ProductStock, StockCount, VariantStock } from '@shop/contract/stock'

/** By size and colour: what was typed. */
export type CountDraft = ReadonlyMap<string, string>

export const draftKey = ({ size, color }: Pick<VariantStock, 'size' | 'color'>) =>
  JSON.stringify([size, color])

/** Every offered size in every colour, then what is left of those no longer offered. */
export function gridOf(product: Pick<ProductStock, 'sizes' | 'colors' | 'variants'>) {
  const sizes = new Set([...product.sizes, ...product.variants.map(({ size }) => size)])
  const colors = new Set([...product.colors, ...product.variants.map(({ color }) => color)])
  const known = new Map(product.variants.map((variant) => [draftKey(variant), variant]))
  return {
    sizes: [...sizes],
    rows: [...colors].map((color) => ({
      color,
      cells: [...sizes].map(
        (size) => known.get(draftKey({ size, color })) ?? { size, color, stockQuantity: 0, reserved: 0 },
      ),
    })),
  }
}

/** Undefined when the text is not a number of units. */
export function unitsIn(text: string): number | undefined {
  return /^\s*\d{1,6}\s*$/.test(text) ? Number(text) : undefined
}

/** The changed variants of a product that counts by size and colour. */
export function changesIn(product: ProductStock, draft: CountDraft) {
  return product.variants.flatMap((variant) => {
    const units = unitsIn(draft.get(draftKey(variant)) ?? '')
    return units === undefined || units === variant.stockQuantity ? [] : [{ ...variant, units }]
  })
}

export function countOf(product: ProductStock, draft: CountDraft): StockCount {
  const { version } = product
  if (product.mode === 'per_variant') {
    const variants = changesIn(product, draft).map(({ size, color, units, stockQuantity }) => ({
      size,
      color,
      stockQuantity: units,
      stockRead: stockQuantity,
    }))
    return { mode: 'per_variant', variants, version }
  }
  const variants = product.colors.flatMap((color) =>
    product.sizes.map((size) => ({
      size,
      color,
      stockQuantity: unitsIn(draft.get(draftKey({ size, color })) ?? '') ?? 0,
    })),
  )
  return { mode: 'per_variant', variants, stockRead: product.stockQuantity, version }
}

/** All units that were typed. */
export function totalOf(draft: CountDraft): number {
  return [...draft.values()].reduce((sum, text) => sum + (unitsIn(text) ?? 0), 0)
}
