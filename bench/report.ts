/**
 * The figures in the documents, generated from bench/results. A document says where: between `<!-- results: <theme> -->`
 * and `<!-- end of results -->`. Every theme is shown in exactly one place.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { type Measurement, storedMeasurement } from './lib/measurement.ts'
import { holds, type Result } from './lib/scenario.ts'
import { fileOf, themes } from './scenario-list.ts'

const DOCUMENTS = ['docs/measurements.md', 'docs/reliability.md']
const BLOCK = /(<!-- results: ([\w-]+) -->\n).*?(<!-- end of results -->)/gs

/** Returns the documents whose figures differ from the results, after writing them if wanted. */
export function report({ write }: { write: boolean }): string[] {
  const shown: string[] = []
  const differing = DOCUMENTS.filter((path) => {
    const text = readFileSync(path, 'utf8')
    const generated = text.replaceAll(BLOCK, (_, start: string, theme: string, end: string) => {
      shown.push(theme)
      return `${start}${section(theme)}${end}`
    })
    if (write) writeFileSync(path, generated)
    return generated !== text
  })
  const expected = Object.keys(themes).toSorted().join()
  if (shown.toSorted().join() !== expected)
    throw new Error(`the documents show the themes ${shown.join()}; there are ${expected}`)
  return differing
}

function section(theme: string): string {
  return (
    (themes[theme] ?? []).map((name) => `\n${scenarioText(name, storedMeasurement(name))}`).join('') + '\n'
  )
}

export function scenarioText(name: string, measurement: Measurement | undefined): string {
  const about = `**\`${name}\`** ${aboutOf(name)}`
  if (!measurement) return `${about} *Not measured yet.*\n`
  const { size, date, commit, seconds, machine, results } = measurement
  const origin = `*${size === 'full' ? 'Full size' : 'Small size'}, ${date}, commit ${commit}, ${seconds} s; ${machine}.*`
  const rows = results.map((result) => `| ${result.what} | ${limit(result)} | ${measured(result)} |\n`)
  return `${about} ${origin}\n\n| What | Limit | Measured |\n|---|---|---|\n${rows.join('')}`
}

/** The comment of the scenario in its file. */
function aboutOf(name: string): string {
  const code = readFileSync(fileOf(name), 'utf8')
  const comment = /\/\*\*((?:(?!\*\/).)*)\*\/\nexport const \w+: Scenario/s.exec(code)?.[1]
  if (comment === undefined) throw new Error(`${name} has no comment that says what it does`)
  return comment
    .replaceAll(/\s*\n \*/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function limit({ atLeast, atMost, unit }: Result): string {
  if (atLeast === undefined && atMost === undefined) return 'reported'
  if (atLeast === atMost) return `${atMost}${suffix(unit)}`
  const parts = [atLeast !== undefined && `≥ ${atLeast}`, atMost !== undefined && `≤ ${atMost}`].filter(
    Boolean,
  )
  return `${parts.join(', ')}${suffix(unit)}`
}

function measured(result: Result): string {
  const text = `${result.value}${suffix(result.unit)}`
  if (result.atLeast === undefined && result.atMost === undefined) return text
  return holds(result) ? `**${text}**` : `**${text}** (missed)`
}

function suffix(unit: string): string {
  return unit === '' ? '' : ` ${unit}`
}
