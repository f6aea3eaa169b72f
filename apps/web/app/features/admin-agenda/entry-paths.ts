import { adminPaths } from '~/admin-paths.ts'

/** Where a fitting is recorded. */
export function fittingRecordPath(entryId: number): string {
  return `${adminPaths.agenda}/${entryId}/prova`
}
