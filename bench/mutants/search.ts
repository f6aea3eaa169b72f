import { feature, type Mutant } from './mutant.ts'

const suggestionsTest = feature('products/suggestions.test.ts')
const selectionTest = feature('products/selection.test.ts')
const relatedTest = feature('products/related-products.test.ts')
const synonymsTest = feature('search-synonyms/search-synonyms.test.ts')

/** A search shows what is meant and nothing hidden, and an administrator's list is not overwritten. */
export const searchMutants: Mutant[] = [
  {
    name: 'the product with the whole name comes first, however old it is',
    file: feature('products/products.queries.ts'),
    text: '      select * from matching where ${isNamed(typed)} and id < (select min(id) from newest)\n',
    instead: '      select * from matching where false\n',
    tests: [suggestionsTest],
  },
  {
    name: 'suggestions are limited by address',
    file: feature('products/suggestions.routes.ts'),
    text: "{ rateLimit: 'suggestions' }",
    instead: '{}',
    tests: [suggestionsTest],
  },
  {
    name: 'a synonym of sizes still requires the other words of the search',
    file: feature('products/search.service.ts'),
    text: "  return { sized, ...(terms !== '' && { terms }) }",
    instead: '  return { sized }',
    tests: [synonymsTest],
  },
  {
    name: 'an outdated list of synonyms is not saved',
    file: feature('search-synonyms/search-synonyms.service.ts'),
    text: 'version !== undefined && version !== before.version',
    instead: 'false',
    tests: [synonymsTest],
  },
  {
    name: 'an outdated selection is not saved',
    file: feature('products/selection.service.ts'),
    text: 'version !== undefined && version !== contentVersion(before)',
    instead: 'false',
    tests: [selectionTest],
  },
  {
    name: 'a product of the selection is shown once',
    file: feature('products/lists.service.ts'),
    text: '{ ...filter, exceptIds: selected },',
    instead: '{ ...filter },',
    tests: [selectionTest],
  },
  {
    name: 'outdated complements are not saved',
    file: feature('products/related-products.service.ts'),
    text: 'version !== undefined && version !== contentVersion(before)',
    instead: 'false',
    tests: [relatedTest],
  },
  {
    name: 'a page with related products is dropped when one of them changes',
    file: feature('products/related-products.service.ts'),
    text: '[id, ...chosenIds, ...shown, ',
    instead: '[id, ...shown, ',
    tests: [relatedTest],
  },
]
