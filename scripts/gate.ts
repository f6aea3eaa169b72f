/**
 * node scripts/gate.ts             what decides whether a push lands; ends at the first failure
 * node scripts/gate.ts nightly     what a push has no time for; goes on after a failure, to find all of them
 * node scripts/gate.ts --record    the gate, and how long its steps took becomes what is usual
 */
import { rmSync, writeFileSync } from 'node:fs'
import { closingCount } from './gate/closing-count.ts'
import { printTimings, runSteps } from './gate/run-steps.ts'
import { gateSteps, nightlySteps } from './gate/steps.ts'
import usual from './gate/usual-seconds.json' with { type: 'json' }

const nightly = process.argv.includes('nightly')
// The configurations of both test runners read it.
if (nightly) process.env['ALL_TESTS'] = 'true'
// What a run before this one has left must not be counted.
rmSync('reports', { recursive: true, force: true })

const { timings, failed } = runSteps(nightly ? nightlySteps : gateSteps, { findAll: nightly })
printTimings(timings, nightly ? {} : usual)
if (process.argv.includes('--record') && failed.length === 0) {
  const seconds = Object.fromEntries(timings.map(({ name, seconds }) => [name, Math.round(seconds)]))
  writeFileSync('scripts/gate/usual-seconds.json', `${JSON.stringify(seconds, null, 2)}\n`)
}
process.exit(closingCount(failed) ? 0 : 1)
