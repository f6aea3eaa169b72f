/** What the page of a product says about its fabric, its care and how it fits. Everything is optional. */
import { centimetres } from './centimetres.ts'
import { variantNameMax } from './constants.ts'
import { line, text } from './fields.ts'
import { plainText } from './plain-text.ts'
import { wire } from './wire.ts'
import { z } from './zod.ts'

/** The fabrics that the shop has a picture of. */
export const swatchNames = {
  'renda-floral': 'Renda floral',
  'tule-de-seda': 'Tule de seda',
  cetim: 'Cetim',
  crepe: 'Crepe',
  organza: 'Organza',
  chiffon: 'Chiffon',
} as const
export type SwatchKey = keyof typeof swatchNames
export const swatchKeys = Object.keys(swatchNames) as [SwatchKey, ...SwatchKey[]]

/** The first swatch is shown large. */
export const mostSwatches = 3
export const mostCareLines = 6
/** From tight to loose, and from light to heavy. */
export const fitScale = 5
export const factLength = { line: 200, careLine: 120, swatchNote: 60, fitNote: 600 } as const

const swatch = z.object({ fabric: z.enum(swatchKeys), note: line(factLength.swatchNote).optional() })
const onScale = z.int().min(1).max(fitScale).optional()

export const productFacts = wire(
  {
    fabric: line(factLength.line).optional(),
    lining: line(factLength.line).optional(),
    train: line(factLength.line).optional(),
    closing: line(factLength.line).optional(),
    care: z.array(line(factLength.careLine)).max(mostCareLines).optional(),
    swatches: z.array(swatch).max(mostSwatches).optional(),
    /** Who it fits, and which size to choose. */
    fitNote: text(factLength.fitNote).optional(),
    bodyEase: onScale,
    skirtWeight: onScale,
    /** Of the model in the pictures. */
    modelHeightMm: centimetres(800, 2300).optional(),
    modelHeelMm: centimetres(0, 250).optional(),
    modelSize: line(variantNameMax).optional(),
  },
  { modelHeightMm: 'modelHeight', modelHeelMm: 'modelHeel' },
)

export type ProductFacts = z.output<typeof productFacts>

const JSON_MAX = 20_000

/** A multipart form has only text fields, so it carries the facts as JSON. */
export const productFactsText = z.codec(plainText().max(JSON_MAX), productFacts, {
  decode: (written, { issues }) => {
    try {
      // The schema of the facts validates the type next.
      return JSON.parse(written) as z.input<typeof productFacts>
    } catch {
      issues.push({ code: 'custom', input: written })
      return z.NEVER
    }
  },
  encode: (facts) => JSON.stringify(facts),
})
