import type { FormPicture } from './picture-list.ts'

/** Files are uploaded in sequence, so the progress of each follows from the total progress. */
export function sentShares(pictures: readonly FormPicture[], share: number): ReadonlyMap<string, number> {
  const files = pictures.filter((picture) => picture.kind === 'new')
  const whole = files.reduce((sum, { file }) => sum + file.size, 0)
  let left = whole * share
  return new Map(
    files.map(({ key, file }) => {
      const gone = Math.min(Math.max(left, 0), file.size)
      left -= file.size
      return [key, file.size === 0 ? share : gone / file.size]
    }),
  )
}
