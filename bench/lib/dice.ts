/** Mulberry32: a small random generator with the same sequence for the same seed. */
export function dice(seed: number) {
  let state = seed
  const random = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    random,
    oneOf: <T>(all: readonly T[]): T | undefined => all[Math.floor(random() * all.length)],
    /** Picks one of the names with a probability proportional to its weight. */
    weighted<Name extends string>(weights: Readonly<Record<Name, number>>): Name {
      const entries = Object.entries<number>(weights) as [Name, number][]
      let rest = random() * entries.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [name, weight] of entries) {
        rest -= weight
        if (rest < 0) return name
      }
      throw new Error('no weights')
    },
  }
}

export type Dice = ReturnType<typeof dice>
