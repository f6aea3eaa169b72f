/**
 * The owner's own accent. It replaces the palette's action colour; the darker one of hover and the soft one of chosen
 * things are derived from it. Lightness is the only thing that ever changes, so that the hue stays hers.
 */
import type { Colors } from './colors.ts'
import { type Oklch, toHex, toOklch } from './oklch.ts'
import { failingAccentPairs, lowestAccentRatio, type PairContrast } from './pair-contrast.ts'
import { type PaletteId, palettes } from './palettes.ts'

export interface PassingAccent {
  accent: string
  colors: Colors
  /** The lowest contrast of a text that has the accent, or stands on it. */
  ratio: number
}

export type AccentCheck =
  | ({ passes: true } & PassingAccent)
  | { passes: false; failing: PairContrast; nearest: PassingAccent }

/** One step of lightness: about a fifth of what an eye can tell apart. */
const STEP = 0.004

/** Decides whether every pair of colours has enough contrast with this accent (`#rrggbb`). */
export function checkAccent(palette: PaletteId, accent: string): AccentCheck {
  const typed = passing(palette, accent)
  if (typed) return { passes: true, ...typed }
  const failing = failingAccentPairs(accentColors(palette, accent)).sort(onAccentFirst)[0]
  if (!failing) throw new Error('An accent that fails has a failing pair')
  return { passes: false, failing, nearest: nearestAccent(palette, accent) }
}

/** The palette's colours with this accent, whatever its contrast. */
export function accentColors(palette: PaletteId, accent: string): Colors {
  const { colors } = palettes[palette]
  const hue = toOklch(accent)
  const dark = { ...hue, lightness: hue.lightness * 0.86, chroma: hue.chroma * 0.9 }
  return { ...colors, wine: accent, 'wine-strong': toHex(dark), 'wine-soft': softAccent(colors, hue) }
}

/** As light as the palette's own; lighter where the hue is darker to the eye and the palette's text would suffer. */
function softAccent(colors: Colors, { hue, chroma }: Oklch) {
  let { lightness } = toOklch(colors['wine-soft'])
  const soft = () => toHex({ lightness, chroma: Math.min(0.018, chroma / 4), hue })
  const suffers = ({ front, ground }: PairContrast) => ground === 'wine-soft' && front !== 'wine'
  while (lightness < 0.98 && failingAccentPairs({ ...colors, 'wine-soft': soft() }).some(suffers))
    lightness += STEP
  return soft()
}

/** Nothing has an accent on a dark ground, so a darker one always has more contrast, and the first that passes is next. */
function nearestAccent(palette: PaletteId, accent: string): PassingAccent {
  const start = toOklch(accent)
  for (let lightness = start.lightness - STEP; lightness > 0; lightness -= STEP) {
    const found = passing(palette, toHex({ ...start, lightness }))
    if (found) return found
  }
  return { accent: palettes[palette].colors.wine, ...ratioOf(palettes[palette].colors) }
}

function passing(palette: PaletteId, accent: string): PassingAccent | undefined {
  const colors = accentColors(palette, accent)
  return failingAccentPairs(colors).length > 0 ? undefined : { accent, ...ratioOf(colors) }
}

function ratioOf(colors: Colors) {
  return { colors, ratio: lowestAccentRatio(colors) }
}

/** What stands on the accent is what an owner sees first: the text of every button. */
function onAccentFirst(one: PairContrast, other: PairContrast) {
  return Number(other.ground === 'wine') - Number(one.ground === 'wine') || one.ratio - other.ratio
}
