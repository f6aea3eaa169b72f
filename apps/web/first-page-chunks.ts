import type { Rolldown } from 'vite'

type Groups = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>
type ModuleInfo = (id: string) => { importers: readonly string[] } | null

const REACT = /\/node_modules\/(react|react-dom|react-router|scheduler)\//
/** Modules that every page of the shop imports statically. */
const SHELL_ROOTS = /\/app\/(entry\.client\.tsx|root\.tsx|layouts\/shop\.tsx)/
/** Modules that nearly every page imports: as separate files their overhead would exceed their size. */
const SHELL_PARTS = [
  /\/app\/(.*\/)?(badge|breadcrumb|dialog|format-list|json-ld|missing-picture|notice|page-meta|part-waiting)\.tsx?$/,
  /\/app\/(.*\/)?(pictures|store\/swatches|text-link)\.tsx?$/,
  /\/contract\/src\/(format-days|money|network-failure)\.ts$/,
  /\/icons\/(info|message-circle)\.mjs$/,
]

/** Of the product page and of what it loads later: together, as separate files they are mostly overhead. */
const PRODUCT_PARTS =
  /\/app\/(.*\/)?(product-options|choice-button|color-button|chosen-variant|use-gallery|rating-link|stars|review-text)\.tsx?$/
/** Small ones of that page, which others load too. */
const PRODUCT_EXTRAS = /\/(add-choice\.ts|copy-text\.ts|delivery-text\.ts|icons\/calendar\.mjs)$/
const FAVORITE_PARTS = /\/(favorite-button\.tsx|visitor-favorites\.ts|icons\/heart\.mjs)$/

/**
 * A few files instead of forty small ones: React, which changes only with its version, the shell, and what products share. What is loaded on
 * demand (the API client, the signed-in account menu) is reached only by `import()` and is excluded.
 */
export const firstPageChunks: Groups = [
  { name: 'react', test: REACT, priority: 2 },
  { name: 'product-parts', test: (id) => PRODUCT_PARTS.test(id) || PRODUCT_EXTRAS.test(id) },
  { name: 'favorite-parts', test: FAVORITE_PARTS },
  {
    debugName: 'shell',
    name: (id, context) => (isPartOfShell(id, (other) => context.getModuleInfo(other)) ? 'shell' : null),
    priority: 1,
  },
]

const decided = new Map<string, boolean>()

function isPartOfShell(id: string, infoOf: ModuleInfo): boolean {
  const isPart = decided.get(id)
  if (isPart !== undefined) return isPart
  // Set before the recursion, so that circular imports terminate.
  decided.set(id, false)
  const importers = infoOf(id)?.importers ?? []
  const part =
    SHELL_PARTS.some((part) => part.test(id)) ||
    importers.some((importer) => SHELL_ROOTS.test(importer) || isPartOfShell(importer, infoOf))
  decided.set(id, part)
  return part
}
