import type { Rolldown } from 'vite'

type Groups = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>
type ModuleInfo = (id: string) => { importers: readonly string[] } | null

const REACT = /\/node_modules\/(react|react-dom|react-router|scheduler)\//
/** What every page of the shop imports at once, whichever page it is. */
const SHELL_ROOTS = /\/app\/(entry\.client\.tsx|root\.tsx|layouts\/shop\.tsx)/
/** What nearly every page of the shop imports: a file each would cost more in packing than in content. */
const SHELL_PARTS = /\/app\/(.*\/)?(json-ld|missing-picture|notice|page-meta|product-card|text-link)\.tsx?$/

/**
 * Two files instead of twenty small ones: React, which changes with its version only, and the shell. What is loaded
 * on demand (the API client, the signed-in corner) is reached by `import()` alone and stays outside.
 */
export const firstPageChunks: Groups = [
  { name: 'react', test: REACT, priority: 2 },
  {
    debugName: 'shell',
    name: (id, context) => (isPartOfShell(id, (other) => context.getModuleInfo(other)) ? 'shell' : null),
    priority: 1,
  },
]

const known = new Map<string, boolean>()

function isPartOfShell(id: string, infoOf: ModuleInfo): boolean {
  const answer = known.get(id)
  if (answer !== undefined) return answer
  // Set before looking further, so that a circle of imports ends.
  known.set(id, false)
  const importers = infoOf(id)?.importers ?? []
  const part =
    SHELL_PARTS.test(id) ||
    importers.some((importer) => SHELL_ROOTS.test(importer) || isPartOfShell(importer, infoOf))
  known.set(id, part)
  return part
}
