/**
 * Writes the outlines of the letters and digits of every title font, which a shop without a symbol of its own has in its
 * monogram (node scripts/initials.ts; the output is checked in). As outlines, because a picture cannot load a font.
 */
import { readFile, writeFile } from 'node:fs/promises'
import type { FontPairId } from '@shop/contract/theme/fonts'
import { Blob, Face, Font } from 'harfbuzzjs'
import subset from 'subset-font'

const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
const FOLDER = 'apps/web/app/assets/fonts'
const OUTPUT = 'apps/api/src/features/theme/initials.gen.ts'
/** Inside the arch of 100 by 120: none wider than its sides, and none below its feet. */
const PLACE = { x: 50, y: 76, height: 58, width: 60, foot: 115 }

const fonts: Readonly<Record<FontPairId, string>> = {
  'cormorant-figtree': 'cormorant-500',
  'tenor-jost': 'tenor-sans-400',
  'playfair-source': 'playfair-500',
}

interface Bounds {
  left: number
  right: number
  top: number
  bottom: number
}

async function outlinesOf(file: string) {
  const sfnt = await subset(await readFile(`${FOLDER}/${file}.woff2`), CHARACTERS, {
    targetFormat: 'truetype',
    keepFeatures: ['lnum'],
  })
  const font = new Font(new Face(new Blob(Uint8Array.from(sfnt).buffer)))
  const height = boundsOf(glyphOf(font, 'H')).top
  return Object.fromEntries(
    Array.from(CHARACTERS, (initial) => {
      const glyph = glyphOf(font, initial)
      // Old-style digits are as low as small letters.
      return [initial, placed(glyph, /\d/.test(initial) ? boundsOf(glyph).top : height)]
    }),
  )
}

function glyphOf(font: Font, initial: string) {
  const id = font.nominalGlyph(initial.codePointAt(0) ?? 0)
  if (id === undefined) throw new Error(`The font has no ${initial}`)
  return font.glyphToJson(id)
}

function boundsOf(glyph: ReturnType<typeof glyphOf>): Bounds {
  const values = glyph.flatMap(({ values: points }) => points)
  const xs = values.filter((_, at) => at % 2 === 0)
  const ys = values.filter((_, at) => at % 2 === 1)
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.max(...ys), bottom: Math.min(...ys) }
}

function placed(glyph: ReturnType<typeof glyphOf>, capitalHeight: number) {
  const { left, right, bottom } = boundsOf(glyph)
  const scale = Math.min(PLACE.height / capitalHeight, PLACE.width / (right - left))
  const baseline = Math.min(PLACE.y + (capitalHeight / 2) * scale, PLACE.foot + bottom * scale)
  const x = (value: number) => PLACE.x + (value - (left + right) / 2) * scale
  const y = (value: number) => baseline - value * scale
  const short = (value: number) => String(Number(value.toFixed(1)))
  return glyph
    .map(
      ({ type, values }) =>
        type + values.map((value, at) => short(at % 2 === 0 ? x(value) : y(value))).join(' '),
    )
    .join('')
}

const entries = await Promise.all(
  Object.entries(fonts).map(async ([pair, file]) => [pair, await outlinesOf(file)] as const),
)
await writeFile(
  OUTPUT,
  `/* Written by scripts/initials.ts. */
import type { FontPairId } from '@shop/contract/theme/fonts'

/** Each as a path inside the arch, 100 wide and 120 high. */
export const initials: Readonly<Record<FontPairId, Readonly<Record<string, string>>>> = ${JSON.stringify(Object.fromEntries(entries), null, 2)}
`,
)
