import type { FieldValues } from 'react-hook-form'

export interface Difference {
  path: string
  mine: string
  theirs: string
}

/** The texts that differ, by where they stand. Numbers and hashes of pictures say nothing to a reader. */
export function differences(mine: FieldValues, theirs: FieldValues): Difference[] {
  const [ours, others] = [new Map(textsIn(mine)), new Map(textsIn(theirs))]
  return [...new Set([...ours.keys(), ...others.keys()])]
    .map((path) => ({ path, mine: ours.get(path) ?? '', theirs: others.get(path) ?? '' }))
    .filter((difference) => difference.mine !== difference.theirs)
}

function textsIn(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return path.endsWith('.hash') ? [] : [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    textsIn(part, path === '' ? name : `${path}.${name}`),
  )
}
