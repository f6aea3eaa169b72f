import type { Endpoint } from './endpoint.ts'
import { text } from './fields.ts'
import { plainText } from './plain-text.ts'
import { wire } from './wire.ts'
import { z } from './zod.ts'

const categoryNames = { name: 'nome' } as const

export const category = wire(
  { id: z.int(), name: z.string(), productCount: z.int().optional() },
  categoryNames,
)

/** One entry of the list to save; a category that is not stored yet has an id that begins with 'new_'. */
export const categoryDraft = wire(
  { id: z.union([z.int().positive(), plainText().max(60).startsWith('new_')]), name: text(80) },
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

export type Category = z.output<typeof category>
export type CategoryDraft = z.output<typeof categoryDraft>
export type CategoryList = z.output<typeof categoryList>
