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
import { adjustment, adjustmentNames, newOfferSettings, offer, offerSettings } from './offer-settings.ts'
import { plainText } from './plain-text.ts'
import { productFacts, productFactsText } from './product-facts.ts'
import { wire } from './wire.ts'
import { z } from './zod.ts'

export const picture = z.object({
  url: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  placeholder: z.string(),
  widths: z.array(z.int()),
  /** The colour it shows, one of the product's; missing if it is of all colours. */
  color: z.string().optional(),
  /** In lists: another one of the same colour, from the back if there is one, which a card shows when it is hovered. */
  alternate: z.object({ url: z.string(), widths: z.array(z.int()) }).optional(),
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
    /** In lists only the first of each colour; `images` names all of them everywhere. */
    pictures: z.array(picture),
    version: z.int(),
    /** Missing while all units are counted together. */
    stockMode: z.literal('per_variant').optional(),
    /**
     * Units by size and colour, of a product that counts them so. One that is missing has none. Not in lists, which need
     * only the sum.
     */
    variants: z.array(z.object({ size: z.string(), color: z.string(), stockQuantity: z.int() })).optional(),
    /** The open ways to have the product; missing for one that is only sold ready. */
    offers: z.array(offer).optional(),
    /** Missing where they are the usual ones. Not in lists: only the size finder of the product's page needs them. */
    ...adjustment,
    /** Missing if there are none. Not in lists, except those of administrators, whose form opens from them. */
    facts: productFacts.optional(),
    /** Units held by open orders; for administrators only. */
    reserved: z.int().optional(),
    /** Not shown in the shop. For administrators only: other callers never get a hidden product. */
    hidden: z.boolean().optional(),
  },
  { priceCents: 'price', ...adjustmentNames },
)

const filterFields = {
  search: searchText.optional(),
  collection: text(80).optional(),
  minPriceCents: brlText.optional(),
  maxPriceCents: brlText.optional(),
  inStock: flag.optional(),
  /** Only products with few units left. */
  lowStock: flag.optional(),
  featured: flag.optional(),
  /** For administrators only: include hidden products, or list only those. */
  hidden: z.enum(['include', 'only']).optional(),
  sort: z.enum(productSorts).optional(),
  offset: wholeNumber(0, 1_000_000).optional(),
  cursor: cursor.optional(),
}
const filterNames = { minPriceCents: 'minPrice', maxPriceCents: 'maxPrice' } as const

/** Without `limit` the response is the whole catalogue; our own pages always send a limit. */
export const productQuery = wire({ ...filterFields, limit: pageLimit.optional() }, filterNames)
export const productPageQuery = wire({ ...filterFields, limit: pageLimit }, filterNames)

/** A JSON list in which blanks count: the second text belongs to the second picture. */
const pictureTexts = z.codec(
  plainText().max(20_000),
  z.array(plainText().trim().max(300)).max(pictureUpload.maxPerProduct),
  {
    decode: (text, { issues }) => {
      try {
        // The array schema of the codec validates the type next.
        return JSON.parse(text) as string[]
      } catch {
        issues.push({ code: 'custom', input: text })
        return z.NEVER
      }
    },
    encode: (texts) => JSON.stringify(texts),
  },
)

/** What a form of one product and a file of all products write. */
export const productFormFields = {
  name: text(160),
  description: text(5000),
  priceCents: brlText,
  collection: text(80),
  stockQuantity: wholeNumber(0, 1_000_000),
  /** The stock that the form showed: the server applies the difference, so that sales in between are not lost. */
  stockRead: wholeNumber(0, 1_000_000).optional(),
  version: wholeNumber(0, 2_147_483_647).optional(),
  featured: flag.optional(),
  sizes: textList.optional(),
  colors: textList.optional(),
  /** URLs of the pictures to retain, in order. */
  existingImages: jsonList.optional(),
  /** Alt texts in the new order of the pictures; a blank one gets the default. */
  imageAlts: pictureTexts.optional(),
  /** Colours in the new order of the pictures; a blank one is of all colours. Without the field they stay as they are. */
  imageColors: pictureTexts.optional(),
  /** All facts, which replace the stored ones. Without the field those stay as they are. */
  facts: productFactsText.optional(),
  /** Only in updates: the old form overrides its HTTP method with it. */
  method: plainText().max(10).optional(),
}

/** The text fields of the admin's form; its files are sent as `images[]`. */
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
    summary: 'The closest matches of a search that finds nothing, best first',
    query: z.object({ search: searchText.min(1), limit: pageLimit.optional() }),
    response: z.array(product),
  },
  chosen: {
    method: 'GET',
    path: '/api/products/chosen',
    access: 'anyone',
    summary: 'The current products of a cart, without those that are no longer sold',
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
    summary: 'Hide a product in the shop, or show it again',
    params: byId,
    body: z.object({ hidden: z.boolean() }),
    response: product,
  },
  offers: {
    method: 'GET',
    path: '/api/products/:id/offers',
    access: 'admin',
    summary:
      'Every way to have a product, open or closed, and the limits of its basic adjustment in centimetres',
    params: byId,
    response: offerSettings,
  },
  saveOffers: {
    method: 'PUT',
    path: '/api/products/:id/offers',
    access: 'admin',
    summary:
      'Open and close the ways to have a product, set what each adds to its price, and the limits of its basic adjustment',
    params: byId,
    body: newOfferSettings,
    response: offerSettings,
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
    summary: 'Remove a product from the catalogue',
    params: byId,
    response: messageBody,
  },
} as const satisfies Record<string, Endpoint>

export type Product = z.output<typeof product>
export type ProductQuery = z.output<typeof productQuery>
export type ProductPageQuery = z.output<typeof productPageQuery>
export type ProductForm = z.output<typeof productForm>
