import { readFileSync } from 'node:fs'
import pg from 'pg'
import { z } from 'zod'

const statement = z.object({
  text: z.string(),
  values: z.array(z.string().nullable()),
  rows: z.array(z.record(z.string(), z.unknown())),
})
export type Statement = z.output<typeof statement>

export function readStatements(file: string): Statement[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => statement.parse(JSON.parse(line)))
}

const UUID = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/g
/** From here on an order's number cannot be mistaken for a quantity: {@link distinctOrderIds}. */
const DISTINCT = 5_000_000

/** Ids that occur nowhere else in what is sent, so that a replay can put its own in their place. */
export const distinctOrderIds = `alter table orders alter column id restart with ${DISTINCT}`

/** What a browser would choose anew for each order. */
export function chosenAnew(statements: readonly Statement[]): string[] {
  return [...new Set(statements.flatMap(({ values }) => values.join(' ').match(UUID) ?? []))]
}

/** What the database chose: later statements name it. */
export function chosenByDatabase({ text, rows }: Statement): [column: string, value: string][] {
  if (!/\breturning\b/.test(text)) return []
  return Object.entries(rows[0] ?? {})
    .map(([column, value]): [string, string] => [column, String(value)])
    .filter(([, value]) => Number(value) >= DISTINCT || /^\d{4}-\d\d-\d\d /.test(value))
}

export function replaced(value: string | null, places: ReadonlyMap<string, string>): string | null {
  let text = value
  for (const [was, is] of places) text = text?.replaceAll(was, is) ?? null
  return text
}

/** The same order as a script of pgbench, which knows no parameters like ours. */
export function asPgbenchScript(statements: readonly Statement[]): string {
  const names = new Map(chosenAnew(statements).map((uuid, index) => [uuid, `:chosen${index}`]))
  const chosen = [...names.values()].map((name) => `gen_random_uuid() as ${name.slice(1)}`)
  const script = [`select ${chosen.join(', ')} \\gset`]
  statements.forEach((one, index) => {
    const found = chosenByDatabase(one)
    const sql = literally(one, names).replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ').trim()
    script.push(found.length > 0 ? `${sql} \\gset row${index}_` : `${sql};`)
    for (const [column, value] of found) names.set(value, `:row${index}_${column}`)
  })
  return `${script.join('\n')}\n`
}

function literally({ text, values }: Statement, names: ReadonlyMap<string, string>): string {
  return text.replaceAll(/\$(\d+)/g, (_, number: string) => {
    const value = replaced(values[Number(number) - 1] ?? null, names)
    return value === null ? 'null' : pg.escapeLiteral(value)
  })
}
