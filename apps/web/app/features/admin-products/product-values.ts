import { textList, wholeNumber } from '@shop/contract/codecs'
import { defaultColors, defaultSizes, defaultStock } from '@shop/contract/constants'
import { text } from '@shop/contract/fields'
import type { Product } from '@shop/contract/products'
import { formatTypedMoney, typedMoney } from '@shop/contract/typed-money'
import { z } from '@shop/contract/zod'
import { factsValues, factsValuesOf } from './facts-values.ts'

/** The form's fields by their names on the wire, so that server errors can be assigned to them. */
export const productValues = z.object({
  name: text(160),
  collection: text(80),
  price: typedMoney,
  description: text(5000),
  sizes: textList,
  colors: textList,
  stockQuantity: wholeNumber(0, 1_000_000),
  featured: z.boolean(),
  facts: factsValues,
})

export type ProductValues = z.input<typeof productValues>
export type ReadProductValues = z.output<typeof productValues>
export type ProductField = keyof ProductValues

export const productFields: readonly ProductField[] = [
  'name',
  'collection',
  'price',
  'description',
  'sizes',
  'colors',
  'stockQuantity',
  'featured',
  'facts',
]

/** The name of the field within a sentence. */
export const fieldLabels: Record<ProductField | 'pictures', string> = {
  name: 'o nome',
  collection: 'a coleção',
  price: 'o preço',
  description: 'a descrição',
  sizes: 'os tamanhos',
  colors: 'as cores',
  stockQuantity: 'o estoque',
  featured: 'o destaque',
  facts: 'o tecido e como veste',
  pictures: 'as fotos',
}

export function valuesOf(product: Product): ProductValues {
  const { name, collection, priceCents, description, sizes, colors, stockQuantity, featured, facts } = product
  return {
    name,
    collection,
    price: formatTypedMoney(priceCents),
    description,
    sizes: sizes.join(', '),
    colors: colors.join(', '),
    stockQuantity: String(stockQuantity),
    featured,
    facts: factsValuesOf(facts),
  }
}

export function newProductValues(collection: string): ProductValues {
  return {
    name: '',
    collection,
    price: '',
    description: '',
    sizes: defaultSizes.join(', '),
    colors: defaultColors.join(', '),
    stockQuantity: String(defaultStock),
    featured: false,
    facts: factsValuesOf(),
  }
}

/** The fields that differ between the two. */
export function differences(before: ProductValues, after: ProductValues): ProductField[] {
  return productFields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
}
