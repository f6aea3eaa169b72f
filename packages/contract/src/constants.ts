/** Business constants. No zod import here: the first page a visitor loads uses this file. */

export const timeZone = 'America/Sao_Paulo'

/**
 * `max` is the top of the slider until the atelier chooses another. It means 'or more', so that a more expensive dress is
 * never hidden by the default range.
 */
export const priceRange = { min: 0, max: 10_000, step: 100, topLabel: 'R$ 10.000 ou mais' } as const
/** The highest top that the atelier can choose. */
export const highestPriceFilter = 100_000

export const sortOptions = ['name', 'price-low', 'price-high', 'newest'] as const
export type SortOption = (typeof sortOptions)[number]
export const defaultSort: SortOption = 'name'
/** Sort orders of a product list: `selection` is the atelier's own, `relevance` is for searches. */
export const productSorts = [...sortOptions, 'selection', 'relevance'] as const
export type ProductSort = (typeof productSorts)[number]
export const productsPerPage = 12

export const homeFeaturedLimit = 3
/** The most products that the atelier shows with another one. */
export const complementLimit = 4

/** The most products of the atelier's selection. */
export const selectionLimit = 24
/** The collection from which the home page shows what completes a dress; a shop without it shows none. */
export const accessoriesCollection = 'Acessórios'
export const reportRecentOrders = 50
export const reportMonths = 12
/** Periods in months, including the current one, for best sellers and sales by state. */
export const reportPeriods = ['3', '6', '12'] as const
export const reportBestSellers = 10
export const chartColorCount = 5

/** Body measurements in centimetres, both ends included; the first size that fits wins. */
export const sizeTable = [
  { size: 'PP', bust: [80, 84], waist: [60, 64], hip: [86, 90] },
  { size: 'P', bust: [84, 88], waist: [64, 68], hip: [90, 94] },
  { size: 'M', bust: [88, 92], waist: [68, 72], hip: [94, 98] },
  { size: 'G', bust: [92, 96], waist: [72, 76], hip: [98, 102] },
  { size: 'GG', bust: [96, 100], waist: [76, 80], hip: [102, 106] },
] as const

/** What the basic adjustment may take in or let out at one point unless the product says otherwise, in millimetres. */
export const defaultAdjustment = { takeInMm: 40, letOutMm: 15 } as const
/** The database has the same maximum. */
export const mostAdjustment = { takeInMm: 200, letOutMm: 100 } as const

/** The longest name of a size or a colour. */
export const variantNameMax = 40
export const defaultSizes = ['PP', 'P', 'M', 'G', 'GG'] as const
export const defaultColors = ['Branco', 'Off-White'] as const
export const defaultSize = 'M'
export const defaultColor = 'Branco'
export const accessorySize = 'Único'
export const defaultStock = 0

export const maxQuantityPerLine = 10
/** Also the maximum number of lines in an order. */
export const maxCartLines = 50
/** Above this stock is high; from 1 to this it is low; 0 is sold out. The atelier can choose a lower one. */
export const lowStockThreshold = 5
export type StockBand = 'high' | 'low' | 'none'
export function stockBand(quantity: number, lowStock: number = lowStockThreshold): StockBand {
  if (quantity > lowStock) return 'high'
  return quantity > 0 ? 'low' : 'none'
}

export const ratingScale = 5
export const checkoutSteps = 4
export const newCustomerDays = 7

/** This and the next one until the atelier chooses others. */
export const deliveryWorkingDays = { min: 15, max: 30 } as const
export const contactPromiseHours = 24
export const withdrawalDays = 7
/** How long the status Entregue can be undone before the customer is notified. */
export const deliveryUndoMinutes = 10
/** Counted from the last submission of an order with a payment. */
export const stockHoldMinutes = 30
/** Limits for unpaid holds; an administrator can change them with `PUT /api/store`. */
export const defaultHoldLimits = { orders: 3, accountUnits: 12, addressUnits: 24 } as const
/** Smallest and largest amount of one charge at the payment provider; the database has the same maximum. */
export const chargeCents = { min: 50, max: 99_999_999 } as const
export const defaultDeliveryStates = ['SP', 'RJ', 'MG'] as const

export const toastDurationMs = 5000
export const longToastDurationMs = 8000
export const toastLimit = 3
export const verifyRedirectMs = 3000

export const passwordLength = { min: 8, max: 128 } as const
/** Longer than for customers: an administrator's password gives access to all customer data. */
export const adminPasswordMin = 12
/** How many accounts can recognise the same browser. */
export const mostDeviceTokens = 5
export function shortestPassword(role: 'admin' | 'customer' | 'seamstress'): number {
  return role === 'customer' ? passwordLength.min : adminPasswordMin
}

export const pictureUpload = {
  maxBytes: 10 * 1024 * 1024,
  maxPixels: 50_000_000,
  maxPerProduct: 12,
  types: ['image/png', 'image/jpeg', 'image/webp'],
} as const

/** Attachments have the same types and size limits as `pictureUpload`. */
export const attachmentsPerMessage = 5

/** Unless the atelier has its own. The first is that of a visit. */
export const contactSubjects = [
  'Informações sobre Vestidos',
  'Orçamento Personalizado',
  'Ajustes e Alterações',
  'Pós-venda',
  'Outros',
] as const

/** The line above every page, unless the atelier has its own. */
export const defaultAnnouncement = 'Frete Grátis em todos os pedidos'

/** Response headers of lists, whose body remains a plain array for compatibility. */
export const totalCountHeader = 'x-total-count'
export const nextCursorHeader = 'x-next-cursor'
/** Version of a list that is saved as a whole; it is sent back on save, and a stale version is rejected. */
export const versionHeader = 'x-version'
/** The token of an order's link: never in an address that is logged. */
export const orderTokenHeader = 'x-order-token'
export const idempotencyKeyHeader = 'idempotency-key'

/** For pages that read a part of the list without the contract's schemas. */
export const productsPath = '/api/products'
