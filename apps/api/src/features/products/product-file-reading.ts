/** The rows of the file, each with its cells as text and as values. Nothing here depends on what the shop has. */
import { setImmediate } from 'node:timers/promises'
import { type ProductFileColumn, productFileLimits, productFileTitles } from '@shop/contract/product-file'
import { plainCell } from '../../lib/csv.ts'
import { brokenFile, type CsvRecord, csvRecords, separatorOf } from '../../lib/csv-records.ts'
import { spreadsheetText } from '../../lib/spreadsheet-text.ts'
import { columns, type ReadValues, valuesOf } from './product-file-columns.ts'
import { lineErrors, quoted } from './product-file-errors.ts'

/** After so long other requests have their turn: a file may have a million empty lines. */
const MOST_MS = 20

export type FileLine =
  | { line: number; error: string }
  | {
      line: number
      id: number | undefined
      cells: ReadonlyMap<ProductFileColumn, string>
      values: ReadValues
    }

export async function readProductFile(file: Buffer): Promise<FileLine[]> {
  const text = spreadsheetText(file)
  const records = csvRecords(text, separatorOf(text))
  const head = records.next()
  if (head.done) throw brokenFile(1, 'o arquivo está vazio')
  const titles = titlesOf(head.value)
  const lines: FileLine[] = []
  let began = performance.now()
  for (const record of records) {
    if (performance.now() - began > MOST_MS) {
      await setImmediate()
      began = performance.now()
    }
    if (record.cells.every((cell) => cell.trim() === '')) continue
    if (lines.length === productFileLimits.rows)
      throw brokenFile(record.line, 'o arquivo passa de 10.000 produtos. Divida em arquivos menores')
    lines.push(lineOf(record, titles))
  }
  if (lines.length === 0) throw brokenFile(2, 'depois dos títulos não há nenhum produto')
  return lines
}

/** A map and not an object, because the titles are whatever the file says. */
const columnOf = new Map(columns.map((column) => [plainTitle(productFileTitles[column]), column]))

function titlesOf({ line, cells }: CsvRecord): ProductFileColumn[] {
  const titles = cells.map((cell) => {
    const column = columnOf.get(plainTitle(plainCell(cell)))
    if (column === undefined)
      throw brokenFile(line, `a coluna ${quoted(cell)} não existe. Deixe os títulos como na exportação`)
    return column
  })
  const repeated = titles.find((column, index) => titles.indexOf(column) !== index)
  if (repeated) throw brokenFile(line, `a coluna ${quoted(productFileTitles[repeated])} está duas vezes`)
  const missing = columns.filter((column) => column !== 'stockRead' && !titles.includes(column))
  if (missing.length > 0) {
    const names = missing.map((column) => quoted(productFileTitles[column])).join(', ')
    throw brokenFile(line, `falta a coluna ${names}. Deixe os títulos como na exportação`)
  }
  return titles
}

function plainTitle(title: string): string {
  return title.trim().toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
}

function lineOf({ line, cells: texts }: CsvRecord, titles: readonly ProductFileColumn[]): FileLine {
  if (texts.length !== titles.length)
    return { line, error: lineErrors.cellCount(texts.length, titles.length) }
  const cells = new Map(titles.map((column, index) => [column, plainCell(texts[index] ?? '')]))
  const code = (cells.get('id') ?? '').trim()
  if (code !== '' && !/^[1-9]\d{0,8}$/.test(code)) return { line, error: lineErrors.id(code) }
  return { line, id: code === '' ? undefined : Number(code), cells, values: valuesOf(cells) }
}
