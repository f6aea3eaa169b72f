/** A mutant: one line of code that prevents a loss, and the replacement that removes the protection. */
export interface Mutant {
  /** The behaviour that the line protects. */
  name: string
  file: string
  /** The text to replace; it occurs exactly once in the file. */
  text: string
  instead: string
  /** Test files of which at least one must fail with the replacement. */
  tests: readonly string[]
}

export const api = (path: string) => `apps/api/src/${path}`
export const feature = (path: string) => api(`features/${path}`)
export const migration = (name: string) => api(`db/migrations/${name}.sql`)
