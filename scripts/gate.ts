/**
 * node scripts/gate.ts             decides whether a push is accepted; stops at the first failure
 * node scripts/gate.ts nightly     the checks too slow for every push; goes on after a failure, to find all of them
 * node scripts/gate.ts --record    the gate, and stores the durations of its steps as the usual ones
 */
import { rmSync, writeFileSync } from 'node:fs'
import { closingCount } from './gate/closing-count.ts'
import { printTimings, runSteps } from './gate/run-steps.ts'
import { gateSteps, nightlySteps } from './gate/steps.ts'
import usual from './gate/usual-seconds.json' with { type: 'json' }

const nightly = process.argv.includes('nightly')
// The configurations of both test runners read it.
if (nightly) process.env['ALL_TESTS'] = 'true'
// Reports of an earlier run must not be counted.
rmSync('reports', { recursive: true, force: true })

const { timings, failed } = runSteps(nightly ? nightlySteps : gateSteps, { findAll: nightly })
printTimings(timings, nightly ? {} : usual)
if (process.argv.includes('--record') && failed.length === 0) {
  const seconds = Object.fromEntries(timings.map(({ name, seconds }) => [name, Math.round(seconds)]))
  writeFileSync('scripts/gate/usual-seconds.json', `${JSON.stringify(seconds, null, 2)}\n`)
}
process.exit(closingCount(failed) ? 0 : 1)
