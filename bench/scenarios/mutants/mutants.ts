import { applyMutants } from '../../lib/apply-mutants.ts'
import { dice } from '../../lib/dice.ts'
import type { Scenario } from '../../lib/scenario.ts'
import type { Mutant } from '../../mutants/mutant.ts'
import { mutants as all } from '../../mutants/mutants.ts'

const IN_SMALL = 3

/** Every rule with a mutant; the small size applies a few, and leaves the tests without any to the regular run. */
export const mutants: Scenario = (size) =>
  applyMutants(size === 'full' ? all : some(all), { tested: size === 'small' })

function some(from: readonly Mutant[]): Mutant[] {
  const seed = Date.now() % 2 ** 31
  console.log(`  seed ${seed}`)
  const chance = dice(seed)
  const chosen = new Set<Mutant>()
  while (chosen.size < IN_SMALL) {
    const one = chance.oneOf(from)
    if (one) chosen.add(one)
  }
  return [...chosen]
}
