import { variantNameMax } from './constants.ts'
import { text } from './fields.ts'
import { plainText } from './plain-text.ts'
import { girths } from './size-finder.ts'
import { z } from './zod.ts'

export const mostColors = 60
export const mostSizes = 40
export const mostChartRows = 20

/** The product form separates names by commas, so a name must not contain one. */
function variantName() {
  return text(variantNameMax).refine((name) => !name.includes(','), 'Escreva sem vírgula.')
}

/** 'B5573C' is completed to '#b5573c'. */
const swatch = plainText()
  .overwrite((typed) => typed.trim().toLowerCase().replace(/^#?/, '#'))
  .check(z.regex(/^#[\da-f]{6}$/, 'Escolha a cor ao lado ou escreva o código, como #b5573c.'))

export const storeColor = z.object({ name: variantName(), swatch })

/** The colours of the store in its order. Products may have others, which are shown by name only. */
export const storeColors = z
  .array(storeColor)
  .max(mostColors, `A lista tem no máximo ${mostColors} cores.`)
  .superRefine((colors, { addIssue }) => {
    for (const index of repeatedNames(colors.map(({ name }) => name))) {
      addIssue({ code: 'custom', path: [index, 'name'], message: 'Esta cor já está na lista. Mude o nome.' })
    }
  })

/** The sizes of the store in its order; products may have others. */
export const storeSizes = z
  .array(variantName())
  .max(mostSizes, `A lista tem no máximo ${mostSizes} tamanhos.`)
  .superRefine((sizes, { addIssue }) => {
    for (const index of repeatedNames(sizes)) {
      addIssue({ code: 'custom', path: [index], message: 'Este tamanho já está na lista.' })
    }
  })

const leastGirth = 10
const mostGirth = 300
const girthRange = `Informe de ${leastGirth} a ${mostGirth} cm, com no máximo uma casa decimal.`
const girth = z
  .number(girthRange)
  .min(leastGirth, girthRange)
  .max(mostGirth, girthRange)
  .refine((cm) => Math.abs(cm * 10 - Math.round(cm * 10)) < 1e-6, girthRange)
type Range = [least: number, most: number]
/** Zod's own tuple would be loaded by every page with a form. */
const range = z
  .array(girth)
  .length(2, girthRange)
  .refine(
    ([least = 0, most = 0]) => least <= most,
    'A primeira medida é a menor, como em 80 a 84.',
  ) as z.ZodType as z.ZodType<Range, Range>

/** The bodies that one size fits, in centimetres. */
export const sizeRow = z.object({ size: variantName(), bust: range, waist: range, hip: range })

/** The size chart of the store. The finder takes the first row that fits, so it goes from small to large. */
export const sizeChart = z
  .array(sizeRow)
  .min(1, 'A tabela precisa de ao menos um tamanho.')
  .max(mostChartRows, `A tabela tem no máximo ${mostChartRows} tamanhos.`)
  .superRefine((rows, { addIssue }) => {
    for (const index of repeatedNames(rows.map(({ size }) => size))) {
      addIssue({ code: 'custom', path: [index, 'size'], message: 'Este tamanho já está na tabela.' })
    }
    for (const [index, row] of rows.entries()) {
      const before = rows[index - 1]
      if (before === undefined) continue
      for (const name of girths) {
        const rises = row[name][0] > before[name][0] && row[name][1] > before[name][1]
        if (rises) continue
        const message = `Tem de ser maior que a do tamanho anterior, ${before.size}.`
        addIssue({ code: 'custom', path: [index, name], message })
      }
    }
  })

/** The indexes of names that stand earlier in the list too, in any case. */
function repeatedNames(names: readonly string[]): number[] {
  const lowerCase = names.map((name) => name.toLowerCase())
  return lowerCase.flatMap((name, index) => (lowerCase.indexOf(name) < index ? [index] : []))
}

export type StoreColor = z.output<typeof storeColor>
