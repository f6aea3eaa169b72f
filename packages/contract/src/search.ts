/** Suggestions while a visitor types, the counts beside the filters, and the atelier's list of synonyms. */
import { brl, brlText, flag, searchText } from './codecs.ts'
import type { Endpoint } from './endpoint.ts'
import { text } from './fields.ts'
import { plainText } from './plain-text.ts'
import { picture } from './products.ts'
import { wire } from './wire.ts'
import { z } from './zod.ts'

export const mostSynonyms = 100
export const longestSynonym = 60
export const mostMeanings = 8

const collectionCount = z.object({ name: z.string(), count: z.int() })

const suggestedProduct = wire(
  {
    id: z.int(),
    name: z.string(),
    collection: z.string(),
    priceCents: brl,
    picture: picture.nullable(),
    /** Words of its description with what was typed. */
    reason: z.string().nullable(),
  },
  { priceCents: 'price' },
)

export const suggestions = z.object({
  /** How many products the search finds. With none, `products` are the first of the atelier's selection. */
  total: z.int(),
  /** Terms of the atelier's list that begin with what was typed. */
  terms: z.array(z.string()),
  /** What the atelier says about the term that was typed. */
  note: z.string().nullable(),
  /** Those with most matches, in descending order. */
  collections: z.array(collectionCount),
  products: z.array(suggestedProduct),
})

/** Each count is of the products that match all other filters. */
export const listCounts = z.object({
  /** Without the filter by collection. */
  all: z.int(),
  collections: z.array(collectionCount),
  /** Those that can be bought now. */
  inStock: z.int(),
})

const countsQuery = wire(
  {
    search: searchText.optional(),
    collection: text(80).optional(),
    minPriceCents: brlText.optional(),
    maxPriceCents: brlText.optional(),
    inStock: flag.optional(),
  },
  { minPriceCents: 'minPrice', maxPriceCents: 'maxPrice' },
)

export const synonym = z.object({
  term: text(longestSynonym).refine((term) => /[\p{L}\p{N}]/u.test(term), 'Escreva ao menos uma palavra.'),
  /** Other searches that mean the same. */
  meanings: z.array(text(longestSynonym)).max(mostMeanings, `Escreva no máximo ${mostMeanings} palavras.`),
  sizes: z.array(text(40)).max(mostMeanings, `Escreva no máximo ${mostMeanings} tamanhos.`),
  /** Shown to a visitor who searches for the term. */
  note: plainText().trim().min(1).max(200).nullable(),
})

const savedSynonym = synonym.refine(({ meanings, sizes }) => meanings.length + sizes.length > 0, {
  path: ['meanings'],
  message: 'Diga o que mostrar: uma palavra da loja ou um tamanho.',
})

export const synonymList = z
  .array(savedSynonym)
  .max(mostSynonyms, `A lista tem no máximo ${mostSynonyms} palavras.`)

export const search = {
  suggest: {
    method: 'GET',
    path: '/api/products/suggestions',
    access: 'anyone',
    summary: 'Products, collections and terms for a search that is being typed',
    query: z.object({ q: plainText().trim().min(2).max(longestSynonym) }),
    response: suggestions,
  },
  counts: {
    method: 'GET',
    path: '/api/products/counts',
    access: 'anyone',
    summary: 'How many products each filter would leave, under the other filters',
    query: countsQuery,
    response: listCounts,
  },
  synonyms: {
    method: 'GET',
    path: '/api/search/synonyms',
    access: 'admin',
    summary:
      'Terms that visitors search for and what they mean here; the version of the list is in X-Version',
    response: z.array(synonym),
  },
  saveSynonyms: {
    method: 'PUT',
    path: '/api/search/synonyms',
    access: 'admin',
    summary: 'Save the whole list of synonyms',
    body: z.object({ synonyms: synonymList, version: z.int().optional() }),
    response: z.array(synonym),
  },
} as const satisfies Record<string, Endpoint>

export type Suggestions = z.output<typeof suggestions>
export type SuggestedProduct = z.output<typeof suggestedProduct>
export type ListCountsQuery = z.output<typeof countsQuery>
export type FilterCounts = z.output<typeof listCounts>
export type Synonym = z.output<typeof synonym>
