/**
 * CSV that Brazilian Excel opens with a double click: semicolons, decimal commas, UTF-8 with a byte order mark, CRLF. A
 * cell that a spreadsheet would read as a formula is written as text: an attacker could register with a name like
 * '=HYPERLINK(…)' and wait for the admin to open the export (docs/decisions/0027-csv-export.md).
 */
const MARK = '\uFEFF'
const LINE_END = '\r\n'
// Also the full-width signs, which some programs treat like the ASCII ones, and characters skipped before them. A text
// that begins with an apostrophe of its own gets another, so that the first one can be taken away again.
const FORMULA = /^'*[\s\p{Cc}\p{Cf}]*[=+\-@|%＝＋－＠]/u

type Cell = string | number | null

export async function* csvExport<Row>(
  titles: readonly string[],
  rows: AsyncIterable<Row>,
  cellsOf: (row: Row) => readonly Cell[],
): AsyncGenerator<string> {
  yield MARK + csvLine(titles)
  for await (const row of rows) yield csvLine(cellsOf(row))
}

export function csvLine(cells: readonly Cell[]): string {
  return cells.map(csvCell).join(';') + LINE_END
}

/** Centavos as a number that can be summed: '4890,00'. */
export function csvMoney(cents: number): string {
  return (cents / 100).toFixed(2).replace('.', ',')
}

/** The text of a cell that an export wrote, without the apostrophe that made it harmless. */
export function plainCell(text: string): string {
  const rest = text.slice(1)
  return text.startsWith("'") && FORMULA.test(rest) ? rest : text
}

function csvCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  const text = cell ?? ''
  const harmless = FORMULA.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
