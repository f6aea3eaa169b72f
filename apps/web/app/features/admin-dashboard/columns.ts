interface Block {
  /** Estimated height in pixels on a wide screen. */
  height: number
}

/**
 * Splits the blocks into two columns with the smallest difference in height. The first block is on the left, and both
 * columns keep the order. There are so few blocks that every split can be tried.
 */
export function twoColumns<B extends Block>(blocks: readonly B[]): [left: B[], right: B[]] {
  const [first, ...others] = blocks
  if (!first) return [[], []]
  const divisions = others.reduce<[B[], B[]][]>(
    (all, block) =>
      all.flatMap(([left, right]): [B[], B[]][] => [
        [left, [...right, block]],
        [[...left, block], right],
      ]),
    [[[first], []]],
  )
  return divisions.reduce((best, division) => (unevenness(division) < unevenness(best) ? division : best))
}

function unevenness([left, right]: readonly [Block[], Block[]]) {
  return Math.abs(heightOf(left) - heightOf(right))
}

function heightOf(blocks: readonly Block[]) {
  return blocks.reduce((sum, { height }) => sum + height, 0)
}
