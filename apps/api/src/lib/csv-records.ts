/**
 * Reads CSV strictly: what a spreadsheet does not write is an error with its line, never a guess. Lines are counted as a
 * spreadsheet counts its rows, so that a cell with line breaks does not move the numbers after it.
 */
import { AppError } from './app-error.ts'

const MOST_CELLS = 100
const SEPARATORS = [';', ',', '\t'] as const

export interface CsvRecord {
  line: number
  cells: string[]
}

/** The separator that the first line has most of; quoted parts do not count. */
export function separatorOf(text: string): string {
  const head = /^(?:[^"\r\n]|"[^"]*")*/.exec(text.slice(0, 10_000))?.[0].replaceAll(/"[^"]*"/g, '') ?? ''
  const counts = SEPARATORS.map((separator) => head.split(separator).length)
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ';'
}

export function* csvRecords(text: string, separator: string): Generator<CsvRecord> {
  const cellEnd = new RegExp(`[${separator}"\\r\\n]`, 'g')
  let line = 1
  let cells: string[] = []
  let at = 0
  while (at < text.length) {
    const { cell, end } =
      text[at] === '"' ? quotedCell(text, at, line) : plainCellAt(text, at, { cellEnd, line })
    cells.push(cell)
    const next = text[end]
    if (next === separator && cells.length === MOST_CELLS)
      throw brokenFile(line, `a linha tem mais de ${MOST_CELLS} células`)
    if (next === separator) {
      at = end + 1
      if (at < text.length) continue
      cells.push('')
    } else if (next !== undefined && next !== '\r' && next !== '\n') {
      throw brokenFile(line, 'há um texto depois das aspas que fecham uma célula')
    }
    yield { line, cells }
    cells = []
    line += 1
    at = next === '\r' && text[end + 1] === '\n' ? end + 2 : end + 1
  }
}

interface Cell {
  cell: string
  /** Where the separator or the end of the line is. */
  end: number
}

function plainCellAt(text: string, at: number, { cellEnd, line }: { cellEnd: RegExp; line: number }): Cell {
  cellEnd.lastIndex = at
  const end = cellEnd.exec(text)?.index ?? text.length
  if (text[end] === '"') throw brokenFile(line, 'há aspas no meio de uma célula que não começa com aspas')
  return { cell: text.slice(at, end), end }
}

function quotedCell(text: string, at: number, line: number): Cell {
  let from = at + 1
  let cell = ''
  for (;;) {
    const quote = text.indexOf('"', from)
    if (quote === -1) throw brokenFile(line, 'uma célula abre aspas que não fecham')
    cell += text.slice(from, quote)
    if (text[quote + 1] !== '"') return { cell, end: quote + 1 }
    cell += '"'
    from = quote + 2
  }
}

/** The rest of the file cannot be trusted, so nothing of it is read. */
export function brokenFile(line: number, reason: string): AppError {
  return new AppError('product_file_unreadable', { message: `Linha ${line}: ${reason}.`, details: { line } })
}
