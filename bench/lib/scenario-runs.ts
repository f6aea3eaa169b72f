import { execFile } from 'node:child_process'
import { storeMeasurement } from './measurement.ts'
import { describe, holds, isExact, isTimed, type Result, type Scenario, type Size } from './scenario.ts'

/** `full`, or `small` with one of two ways to treat times: a push never depends on the speed of a shared machine. */
export type Mode = 'full' | 'small' | 'gate'

type Store = typeof storeMeasurement

interface RunOptions {
  isTimedScenario?: boolean
  store?: Store
}

/** Runs a scenario and prints its results; returns whether all that this mode enforces are within their limits. */
export async function run(
  name: string,
  scenario: Scenario,
  mode: Mode,
  { isTimedScenario = false, store = storeMeasurement }: RunOptions = {},
): Promise<boolean> {
  const size = mode === 'full' ? 'full' : 'small'
  const isHeld = (result: Result) => mode !== 'gate' || !isTimed(result)
  const once = () => show(name, scenario, size, mode === 'gate' ? () => undefined : store)
  let missed = (await once()).filter(isHeld)
  // Other load on the machine can spoil a time, never a count that must be exact.
  if (mode === 'small' && missed.length > 0 && !missed.some(isExact)) missed = await once()
  // Where visitors wait for responses, a machine that stalls for seconds makes some of them fail.
  if (mode === 'gate' && isTimedScenario && missed.length > 0) missed = (await once()).filter(isHeld)
  for (const result of missed) console.error(`${name}: ${describe(result)}`)
  return missed.length === 0
}

/**
 * Runs each scenario in its own process, `atOnce` at a time, and prints its output when it ends. Returns the names of
 * those that failed.
 */
export async function runAll(names: readonly string[], mode: Mode, atOnce: number): Promise<string[]> {
  const left = names.values()
  const broken: string[] = []
  async function runNext() {
    for (const name of left) if (!(await runApart(name, mode))) broken.push(name)
  }
  await Promise.all(Array.from({ length: atOnce }, runNext))
  return broken
}

function runApart(name: string, mode: Mode): Promise<boolean> {
  const args = mode === 'full' ? ['bench/run.ts', name] : ['bench/run.ts', mode, name]
  return new Promise((resolve) => {
    execFile(process.execPath, args, { maxBuffer: Number.POSITIVE_INFINITY }, (failure, said, errors) => {
      process.stdout.write(said)
      process.stderr.write(errors)
      resolve(failure === null)
    })
  })
}

async function show(name: string, scenario: Scenario, size: Size, store: Store): Promise<Result[]> {
  console.log(`\n${name} (${size}), ${new Date().toISOString()}`)
  const began = performance.now()
  let results: Result[]
  try {
    results = await scenario(size)
    store({ scenario: name, size, seconds: (performance.now() - began) / 1000, results })
  } catch (error) {
    console.error(error)
    results = [{ what: 'finished without an error', value: 0, unit: '', atLeast: 1, atMost: 1 }]
  }
  console.log(`  (${((performance.now() - began) / 1000).toFixed(0)} s)`)
  for (const result of results) console.log(`  ${describe(result)}`)
  return results.filter((result) => !holds(result))
}
