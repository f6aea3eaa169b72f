/**
 * Reduces the fonts to the characters Portuguese uses (node scripts/fonts.ts; the output is checked in). A first visit
 * then loads half the bytes. Other characters, for example in a foreign name, are rendered with the device's own font.
 * Italiana, Playfair Display and Source Sans stay as they are: their licences reserve the name for the unchanged font.
 */
import { readFile, writeFile } from 'node:fs/promises'
import subset from 'subset-font'

const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, offset) => String.fromCodePoint(0x20 + offset)).join('')
const CHARACTERS = `${ASCII}\u00a0ªº°·–—‘’“”…•«»€©®×²³½¼¾→←ÀÁÂÃÄÇÈÉÊËÍÎÏÑÓÔÕÖÚÛÜàáâãäçèéêëíîïñóôõöúûü`
/** Kerning, ligatures, accents, and lining digits of equal or proportional width; no small capitals or swashes. */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum', 'pnum']
const CORMORANT = 'node_modules/@fontsource/cormorant-garamond/files/cormorant-garamond-latin'

const fonts = [
  { name: 'cormorant-400', source: `${CORMORANT}-400-normal.woff2` },
  { name: 'cormorant-400-italic', source: `${CORMORANT}-400-italic.woff2` },
  { name: 'cormorant-500', source: `${CORMORANT}-500-normal.woff2` },
  {
    name: 'figtree-400-600',
    source: 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    variationAxes: { wght: { min: 400, max: 600 } },
  },
  {
    name: 'tenor-sans-400',
    source: 'node_modules/@fontsource/tenor-sans/files/tenor-sans-latin-400-normal.woff2',
  },
  {
    name: 'jost-400-600',
    source: 'node_modules/@fontsource-variable/jost/files/jost-latin-wght-normal.woff2',
    variationAxes: { wght: { min: 400, max: 600 } },
  },
]

for (const { name, source, variationAxes } of fonts) {
  const original = await readFile(source)
  const cut = await subset(original, CHARACTERS, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    ...(variationAxes && { variationAxes }),
  })
  await writeFile(`apps/web/app/assets/fonts/${name}.woff2`, cut)
  console.log(`${name}: ${original.byteLength} -> ${cut.byteLength} bytes`)
}
