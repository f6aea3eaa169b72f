import { categoryLimits } from './category-limits.ts'
import type { Endpoint } from './endpoint.ts'
import { text } from './fields.ts'
import { plainText } from './plain-text.ts'
import { siteImage } from './site-images.ts'
import { wire } from './wire.ts'
import { z } from './zod.ts'

const categoryNames = { name: 'nome' } as const

export const category = wire(
  {
    id: z.int(),
    name: z.string(),
    productCount: z.int().optional(),
    description: z.string().optional(),
    /** With its alt text. */
    cover: siteImage.optional(),
    /** Not shown in the shop. For administrators only: other callers never get a hidden category. */
    hidden: z.literal(true).optional(),
  },
  categoryNames,
)

/**
 * One entry of the list to save; a category that is not stored yet has an id that begins with 'new_'. A field that is
 * left out stays as it is.
 */
export const categoryDraft = wire(
  {
    id: z.union([z.int().positive(), plainText().max(60).startsWith('new_')]),
    name: text(80),
    /** Blank: none. */
    description: plainText().trim().max(categoryLimits.description).optional(),
    /** A picture of `POST /api/site-images`; null: the first picture of the first product is shown. */
    cover: z
      .object({ hash: text(64), alt: text(categoryLimits.alt) })
      .nullable()
      .optional(),
    hidden: z.boolean().optional(),
  },
  categoryNames,
)

const draftList = z.array(categoryDraft).max(200)
const categoryListBody = z.object({ categories: draftList, version: z.int().optional() })

/** The whole new list. A bare array is accepted too, but not an empty one, which is probably a mistake. */
export const categoryList = z.codec(
  z.union([categoryListBody, draftList.min(1)]),
  z.custom<z.output<typeof categoryListBody>>(),
  {
    decode: (body) => (Array.isArray(body) ? { categories: body } : body),
    encode: (list) => list,
  },
)

export const categories = {
  list: {
    method: 'GET',
    path: '/api/settings',
    access: 'signedIn',
    summary: 'The categories; the version of the list is in X-Version',
    response: z.array(category),
  },
  save: {
    method: 'POST',
    path: '/api/settings',
    access: 'admin',
    summary: 'Save the whole list of categories: adds, renames and removes at once',
    body: categoryList,
    response: z.array(category),
  },
} as const satisfies Record<string, Endpoint>

/** Pages of collections, whose addresses are their names. */
export const collections = {
  find: {
    method: 'GET',
    path: '/api/collections/find',
    access: 'anyone',
    summary:
      'The present name of the collection that has or had a name; null if there is none, or it is hidden',
    query: z.object({ name: text(80) }),
    response: z.object({ name: z.string().nullable(), hidden: z.boolean() }),
  },
} as const satisfies Record<string, Endpoint>

export type Category = z.output<typeof category>
export type CategoryDraft = z.output<typeof categoryDraft>
export type CategoryList = z.output<typeof categoryList>
