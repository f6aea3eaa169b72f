import type { FormPicture } from './picture-list.ts'

/** The files travel one behind the other: how much of each has gone follows from how much has gone of all. */
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
