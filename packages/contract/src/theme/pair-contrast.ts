import type { Colors } from './colors.ts'
import { contrastRatio } from './contrast.ts'
import { type UsedPair, usedPairs } from './used-pairs.ts'

export interface PairContrast extends UsedPair {
  ratio: number
}

/** The pairs that an accent changes. */
const accentPairs = usedPairs.filter(({ front, ground }) => `${front} ${ground}`.includes('wine'))

/** The pairs that have too little contrast with these colours. */
export function failingPairs(colors: Colors): PairContrast[] {
  return usedPairs.map((pair) => measured(pair, colors)).filter(fails)
}

/** The same of the pairs that an accent changes. */
export function failingAccentPairs(colors: Colors): PairContrast[] {
  return accentPairs.map((pair) => measured(pair, colors)).filter(fails)
}

/** The lowest contrast that any text of the shop has with these colours. */
export function lowestTextRatio(colors: Colors): number {
  return lowest(usedPairs, colors)
}

/** The lowest contrast of a text that has the accent's colour, or stands on it. */
export function lowestAccentRatio(colors: Colors): number {
  return lowest(accentPairs, colors)
}

function lowest(pairs: readonly UsedPair[], colors: Colors) {
  const texts = pairs.filter(({ minimum }) => minimum === 4.5)
  return Math.min(...texts.map((pair) => measured(pair, colors).ratio))
}

function measured(pair: UsedPair, colors: Colors): PairContrast {
  return { ...pair, ratio: contrastRatio(colors[pair.front], colors[pair.ground]) }
}

function fails({ ratio, minimum }: PairContrast) {
  return ratio < minimum
}
