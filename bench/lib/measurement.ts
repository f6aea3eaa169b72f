/** What a run of a scenario measured, as stored in bench/results: the documents' figures are generated from these files. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import type { Result, Size } from './scenario.ts'

const FOLDER = new URL('../results/', import.meta.url)

export interface Measurement {
  scenario: string
  size: Size
  date: string
  seconds: number
  /** the commit that was measured; with a plus if the code had changes since */
  commit: string
  machine: string
  results: readonly Result[]
}

export function storedMeasurement(scenario: string): Measurement | undefined {
  const file = fileOf(scenario)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Measurement) : undefined
}

/** A run in small size never replaces one in full size. */
export function storeMeasurement(
  measured: Pick<Measurement, 'scenario' | 'size' | 'seconds' | 'results'>,
): void {
  const { scenario, size } = measured
  if (size === 'small' && storedMeasurement(scenario)?.size === 'full') return
  const measurement: Measurement = {
    ...measured,
    seconds: Math.round(measured.seconds),
    results: measured.results.map((result) => ({ ...result, value: rounded(result.value) })),
    date: new Date().toISOString().slice(0, 10),
    commit: commit(),
    machine: machine(),
  }
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(fileOf(scenario), `${JSON.stringify(measurement, null, 2)}\n`)
}

function fileOf(scenario: string): URL {
  return new URL(`${scenario}.json`, FOLDER)
}

/** Small values, such as ratios and milliseconds, need their decimals; a number of requests has none. */
function rounded(value: number): number {
  return Number(value.toFixed(2))
}

function commit(): string {
  const name = git('rev-parse', '--short=8', 'HEAD')
  const changed = git('status', '--porcelain', '--', 'apps', 'packages', 'bench/lib', 'bench/scenarios')
  return changed === '' ? name : `${name}+`
}

function machine(): string {
  const gigabytes = Math.round(totalmem() / 2 ** 30)
  const postgres = /[\d.]+/.exec(execFileSync('psql', ['--version'], { encoding: 'utf8' }))?.[0] ?? ''
  return `${cpus().length} cores, ${gigabytes} GB, Node ${process.versions.node}, PostgreSQL ${postgres}`
}

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8' }).trim()
}
