import { spawnSync } from 'node:child_process'
import { slowerThanUsual, type Timing } from './step-times.ts'
import type { Step } from './steps.ts'

interface StepsResult {
  timings: Timing[]
  failed: string[]
}

/** Stops at the first failure, unless `findAll` is set. */
export function runSteps(steps: readonly Step[], { findAll = false } = {}): StepsResult {
  const timings: Timing[] = []
  const failed: string[] = []
  for (const { name, command } of steps) {
    console.log(`\n── ${name}: ${command}`)
    const startedAt = performance.now()
    const { status } = spawnSync(command, { stdio: 'inherit', shell: true })
    const seconds = (performance.now() - startedAt) / 1000
    console.log(`── ${name} ${status === 0 ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`)
    timings.push({ name, seconds })
    if (status === 0) continue
    failed.push(name)
    if (!findAll) break
  }
  return { timings, failed }
}

export function printTimings(timings: readonly Timing[], usual: Readonly<Record<string, number>>) {
  const total = timings.reduce((sum, { seconds }) => sum + seconds, 0)
  console.log(`\n── ${(total / 60).toFixed(1)} minutes`)
  for (const { name, seconds } of timings) {
    const share = `${((seconds / total) * 100).toFixed(0)} %`
    console.log(`   ${name.padEnd(14)} ${seconds.toFixed(1).padStart(7)} s ${share.padStart(5)}`)
  }
  for (const { name, share, usualShare } of slowerThanUsual(timings, usual)) {
    const percent = (value: number) => (value * 100).toFixed(0)
    console.log(`   ${name} took ${percent(share)} % of the time, usually ${percent(usualShare)} %: why?`)
  }
}
