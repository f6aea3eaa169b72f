import {
  brl,
  brlText,
  cursor,
  flag,
  idList,
  idNumber,
  jsonList,
  pageLimit,
  searchText,
  textList,
  wholeNumber,
} from './codecs.ts'
import { homeFeaturedLimit, pictureUpload, productSorts } from './constants.ts'
import { byId, type Endpoint, messageBody } from './endpoint.ts'
import { text } from './fields.ts'
import { plainText } from './plain-text.ts'
import { wire } from './wire.ts'
import { z } from './zod.ts'

export const picture = z.object({
  url: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  placeholder: z.string(),
  widths: z.array(z.int()),
})

export const product = wire(
  {
    id: z.int(),
    name: z.string(),
    description: z.string(),
    priceCents: brl,
    collection: z.string(),
    images: z.array(z.string()),
    featured: z.boolean(),
    inStock: z.boolean(),
    stockQuantity: z.int(),
    sizes: z.array(z.string()),
    colors: z.array(z.string()),
    pictures: z.array(picture),
    version: z.int(),
    /** What open orders hold, for administrators only. */
    reserved: z.int().optional(),
    /** Out of the shop until it is shown again; for administrators only, nobody else ever gets such a product. */
    hidden: z.boolean().optional(),
  },
  { priceCents: 'price' },
)

const filterFields = {
  search: searchText.optional(),
  collection: text(80).optional(),
  minPriceCents: brlText.optional(),
  maxPriceCents: brlText.optional(),
  inStock: flag.optional(),
  /** The last pieces: some, but few. */
  lowStock: flag.optional(),
  featured: flag.optional(),
  /** Of administrators only: hidden products beside the others, or nothing else. */
  hidden: z.enum(['include', 'only']).optional(),
  sort: z.enum(productSorts).optional(),
  offset: wholeNumber(0, 1_000_000).optional(),
  cursor: cursor.optional(),
}
const filterNames = { minPriceCents: 'minPrice', maxPriceCents: 'maxPrice' } as const

/** Without `limit` the answer is the whole catalogue; our own pages always ask for a page. */
export const productQuery = wire({ ...filterFields, limit: pageLimit.optional() }, filterNames)
export const productPageQuery = wire({ ...filterFields, limit: pageLimit }, filterNames)

/** A JSON list in which a blank has its place: the second text belongs to the second picture. */
const pictureTexts = z.codec(
  plainText().max(20_000),
  z.array(plainText().trim().max(300)).max(pictureUpload.maxPerProduct),
  {
    decode: (text, { issues }) => {
      try {
        // Whether it is one, the list's own schema says next.
        return JSON.parse(text) as string[]
      } catch {
        issues.push({ code: 'custom', input: text })
        return z.NEVER
      }
    },
    encode: (texts) => JSON.stringify(texts),
  },
)

const productFormFields = {
  name: text(160),
  description: text(5000),
  priceCents: brlText,
  collection: text(80),
  stockQuantity: wholeNumber(0, 1_000_000),
  /** The stock that the form showed: the server applies the difference, so that sales in between are kept. */
  stockRead: wholeNumber(0, 1_000_000).optional(),
  version: wholeNumber(0, 2_147_483_647).optional(),
  featured: flag.optional(),
  sizes: textList.optional(),
  colors: textList.optional(),
  /** URLs of the pictures that stay, in their order. */
  existingImages: jsonList.optional(),
  /** What the pictures show, for those who cannot see them, in the order they will have; a blank takes the default. */
  imageAlts: pictureTexts.optional(),
  /** Only of an update: the old form overrides its method with it. */
  method: plainText().max(10).optional(),
}

/** The text fields of the admin's form; its files travel beside them as `images[]`. */
export const productForm = wire(productFormFields, { priceCents: 'price', method: '_method' })

export const products = {
  list: {
    method: 'GET',
    path: '/api/products',
    access: 'anyone',
    summary: 'The catalogue; a page of it when limit is given, with the total in X-Total-Count',
    recognises: true,
    query: productQuery,
    response: z.array(product),
  },
  page: {
    method: 'GET',
    path: '/api/products',
    access: 'anyone',
    summary: 'One page of the catalogue',
    query: productPageQuery,
    narrows: true,
    response: z.array(product),
  },
  read: {
    method: 'GET',
    path: '/api/products/:id',
    access: 'anyone',
    summary: 'One product',
    recognises: true,
    params: byId,
    response: product,
  },
  near: {
    method: 'GET',
    path: '/api/products/near',
    access: 'anyone',
    summary: 'What comes closest to a search that finds nothing, best first',
    query: z.object({ search: searchText.min(1), limit: pageLimit.optional() }),
    response: z.array(product),
  },
  chosen: {
    method: 'GET',
    path: '/api/products/chosen',
    access: 'anyone',
    summary: 'The products of a cart as they are now; those no longer sold are left out',
    query: z.object({ ids: idList }),
    response: z.array(product),
  },
  create: {
    method: 'POST',
    path: '/api/products',
    access: 'admin',
    summary: 'Add a product with its pictures',
    body: productForm,
    multipart: true,
    status: 201,
    response: product,
  },
  update: {
    method: 'POST',
    path: '/api/products/:id',
    access: 'admin',
    summary: 'Change a product; the form carries _method = PUT',
    params: byId,
    body: productForm,
    multipart: true,
    response: product,
  },
  setHidden: {
    method: 'PUT',
    path: '/api/products/:id/hidden',
    access: 'admin',
    summary: 'Take a product out of the shop for a while, or show it again',
    params: byId,
    body: z.object({ hidden: z.boolean() }),
    response: product,
  },
  duplicate: {
    method: 'POST',
    path: '/api/products/:id/duplicate',
    access: 'admin',
    summary: 'A hidden copy with the same fields and pictures, without stock',
    params: byId,
    status: 201,
    response: product,
  },
  arrangeFeatured: {
    method: 'PUT',
    path: '/api/products/featured',
    access: 'admin',
    summary: 'The order of the featured products on the home page',
    body: z.object({ ids: z.array(idNumber).max(homeFeaturedLimit) }),
    response: z.array(product),
  },
  ordered: {
    method: 'GET',
    path: '/api/products/ordered',
    access: 'admin',
    summary: 'The products of an order as the work sheet needs them, also hidden and removed ones',
    query: z.object({ ids: idList }),
    response: z.array(product),
  },
  remove: {
    method: 'DELETE',
    path: '/api/products/:id',
    access: 'admin',
    summary: 'Take a product out of the catalogue',
    params: byId,
    response: messageBody,
  },
} as const satisfies Record<string, Endpoint>

export type Product = z.output<typeof product>
export type ProductQuery = z.output<typeof productQuery>
export type ProductPageQuery = z.output<typeof productPageQuery>
export type ProductForm = z.output<typeof productForm>
