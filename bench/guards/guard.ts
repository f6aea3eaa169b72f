/** One line that stands between the shop and a loss, and what the shop would be without it. */
export interface Guard {
  /** What it keeps from happening. */
  name: string
  file: string
  /** Its text, which the file holds exactly once. */
  text: string
  instead: string
  /** Test files of which at least one must turn red. */
  tests: readonly string[]
}

export const api = (path: string) => `apps/api/src/${path}`
export const feature = (path: string) => api(`features/${path}`)
export const migration = (name: string) => api(`db/migrations/${name}.sql`)
