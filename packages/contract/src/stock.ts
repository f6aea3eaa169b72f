/** Units by product, or by size and colour: what the atelier counts. */
import { cursor, id, pageLimit, searchText, timestamp, wholeNumber } from './codecs.ts'
import { byId, type Endpoint } from './endpoint.ts'
import { text } from './fields.ts'
import { z } from './zod.ts'

const MOST_UNITS = 1_000_000
/** A product has at most 40 sizes and 40 colours. */
const MOST_VARIANTS = 1_600

export const stockMode = z.enum(['pooled', 'per_variant'])

const units = z.int().min(0).max(MOST_UNITS)

/** Units that can be bought, and units held by unpaid orders. */
export const variantStock = z.object({
  size: z.string(),
  color: z.string(),
  stockQuantity: z.int(),
  reserved: z.int(),
})

export const productStock = z.object({
  id: z.int(),
  name: z.string(),
  picture: z.string().nullable(),
  hidden: z.boolean(),
  version: z.int(),
  mode: stockMode,
  sizes: z.array(z.string()),
  colors: z.array(z.string()),
  stockQuantity: z.int(),
  reserved: z.int(),
  /** Every size in every colour, also those without units; empty while the product counts its units together. */
  variants: z.array(variantStock),
})

export const stockLevels = ['low', 'none', 'reserved'] as const

export const movementKind = z.enum([
  'initial',
  'adjustment',
  'reserved',
  'released',
  'sold',
  'taken',
  'returned',
])

export const stockMovement = z.object({
  id: z.int(),
  kind: movementKind,
  size: z.string().nullable(),
  color: z.string().nullable(),
  available: z.int(),
  reserved: z.int(),
  sold: z.int(),
  orderId: z.int().nullable(),
  orderNumber: z.int().nullable(),
  /** Who counted; null for a customer's order. */
  by: z.string().nullable(),
  at: timestamp,
})

const version = z.int().min(0).max(2_147_483_647).optional()

/**
 * `stockRead` is the number that the screen showed. For one variant the difference is applied, so that sales in between
 * are not lost; when the mode changes, it must still be true.
 */
export const stockCount = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('pooled'), stockQuantity: units, stockRead: units, version }),
  z.object({
    mode: z.literal('per_variant'),
    variants: z
      .array(z.object({ size: text(40), color: text(40), stockQuantity: units, stockRead: units.optional() }))
      .max(MOST_VARIANTS),
    /** All units of the product, needed while it counts them together. */
    stockRead: units.optional(),
    version,
  }),
])

export const stock = {
  list: {
    method: 'GET',
    path: '/api/stock',
    access: 'admin',
    summary: 'Units of each product by size and colour, by name',
    query: z.object({
      search: searchText.optional(),
      level: z.enum(stockLevels).optional(),
      limit: pageLimit.optional(),
      cursor: cursor.optional(),
    }),
    response: z.object({
      products: z.array(productStock),
      nextCursor: z.string().optional(),
      counts: z.object({ all: z.int(), low: z.int(), none: z.int(), reserved: z.int() }),
    }),
  },
  exportCsv: {
    method: 'GET',
    path: '/api/stock/export',
    access: 'admin',
    summary: 'All units by product, size and colour as CSV',
    produces: 'text/csv',
    response: z.string(),
  },
  movements: {
    method: 'GET',
    path: '/api/stock/:id/movements',
    access: 'admin',
    summary: 'Movements of a product’s units, or of one size and colour, newest first',
    params: byId,
    query: z.object({
      size: text(40).optional(),
      color: text(40).optional(),
      before: id.optional(),
      limit: wholeNumber(1, 100).optional(),
    }),
    response: z.array(stockMovement),
  },
  count: {
    method: 'PUT',
    path: '/api/products/:id/variants',
    access: 'admin',
    summary: 'Record a count of units, together or by size and colour, and which of the two applies',
    params: byId,
    body: stockCount,
    response: productStock,
  },
} as const satisfies Record<string, Endpoint>

export type StockMode = z.output<typeof stockMode>
export type VariantStock = z.output<typeof variantStock>
export type ProductStock = z.output<typeof productStock>
export type StockMovement = z.output<typeof stockMovement>
export type StockCount = z.output<typeof stockCount>
export type StockLevel = (typeof stockLevels)[number]
