import {
  factLength,
  fitScale,
  mostCareLines,
  mostSwatches,
  type ProductFacts,
  productFacts,
  swatchKeys,
} from '@shop/contract/product-facts'
import { z } from '@shop/contract/zod'

const blankable = (maximum: number) => z.string().trim().max(maximum)
const scale = z.enum(['', ...Array.from({ length: fitScale }, (_, index) => String(index + 1))])
/** What is typed is centimetres, as '174' or '7,5'; the contract has the limits. */
const typedCm = (key: 'modelHeight' | 'modelHeel') =>
  z
    .string()
    .trim()
    .superRefine((typed, { addIssue }) => {
      if (typed === '') return
      const { error } = productFacts.safeParse({ [key]: cmOf(typed) })
      if (error) addIssue({ code: 'custom', message: error.issues[0]?.message ?? 'Valor inválido.' })
    })

/** The facts as a form has them: text that may be blank. */
export const factsValues = z.object({
  fabric: blankable(factLength.line),
  lining: blankable(factLength.line),
  train: blankable(factLength.line),
  closing: blankable(factLength.line),
  care: z
    .string()
    .refine((typed) => linesOf(typed).length <= mostCareLines, {
      message: `Escreva no máximo ${mostCareLines} linhas.`,
    })
    .refine((typed) => linesOf(typed).every((line) => line.length <= factLength.careLine), {
      message: `Cada linha pode ter até ${factLength.careLine} letras.`,
    }),
  swatches: z.array(
    z.object({ fabric: z.enum(['', ...swatchKeys]), note: blankable(factLength.swatchNote) }),
  ),
  fitNote: blankable(factLength.fitNote),
  bodyEase: scale,
  skirtWeight: scale,
  modelHeight: typedCm('modelHeight'),
  modelHeel: typedCm('modelHeel'),
  modelSize: blankable(40),
})

type FactsValues = z.input<typeof factsValues>

export function factsValuesOf(facts: ProductFacts = {}): FactsValues {
  const { fabric = '', lining = '', train = '', closing = '', care = [], swatches = [] } = facts
  const { fitNote = '', bodyEase, skirtWeight, modelHeightMm, modelHeelMm, modelSize = '' } = facts
  return {
    fabric,
    lining,
    train,
    closing,
    care: care.join('\n'),
    swatches: Array.from({ length: mostSwatches }, (_, index) => ({
      fabric: swatches[index]?.fabric ?? '',
      note: swatches[index]?.note ?? '',
    })),
    fitNote,
    bodyEase: bodyEase === undefined ? '' : String(bodyEase),
    skirtWeight: skirtWeight === undefined ? '' : String(skirtWeight),
    modelHeight: typed(modelHeightMm),
    modelHeel: typed(modelHeelMm),
    modelSize,
  }
}

/** What was left blank is left out. */
export function factsOf(values: FactsValues): ProductFacts {
  const { care, swatches, bodyEase, skirtWeight, modelHeight, modelHeel, ...lines } = values
  const written = Object.fromEntries(Object.entries(lines).filter(([, line]) => line.trim() !== ''))
  const careLines = linesOf(care)
  const chosen = swatches.flatMap(({ fabric, note }) =>
    fabric === '' ? [] : [{ fabric, ...(note.trim() !== '' && { note }) }],
  )
  return productFacts.parse({
    ...written,
    ...(careLines.length > 0 && { care: careLines }),
    ...(chosen.length > 0 && { swatches: chosen }),
    ...(bodyEase !== '' && { bodyEase: Number(bodyEase) }),
    ...(skirtWeight !== '' && { skirtWeight: Number(skirtWeight) }),
    ...(modelHeight.trim() !== '' && { modelHeight: cmOf(modelHeight) }),
    ...(modelHeel.trim() !== '' && { modelHeel: cmOf(modelHeel) }),
  })
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const cmOf = (text: string) => Number(text.trim().replace(',', '.'))

const typed = (mm: number | undefined) => (mm === undefined ? '' : String(mm / 10).replace('.', ','))
