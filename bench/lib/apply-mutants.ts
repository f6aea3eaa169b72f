import { spawn } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Mutant } from '../mutants/mutant.ts'
import { withCleanup } from './cleanup.ts'
import { informative, none } from './race.ts'
import type { Result } from './scenario.ts'
import { type WorkingCopy, workingCopy } from './working-copy.ts'

const REPORT = 'mutants-report.json'
const report = z.object({
  numTotalTests: z.number(),
  testResults: z.array(
    z.object({ assertionResults: z.array(z.object({ failureMessages: z.array(z.string()).nullish() })) }),
  ),
})
/** A machine that has run out of connections makes every test fail. */
const NOT_THE_SHOP = /too many clients|ECONNREFUSED/

/** Most of a run is one test file, on one core. */
const COPIES = 2

/**
 * Applies one mutant at a time in each copy: a test that still passes would not detect the same change in the real code. A
 * failure only counts if the tests passed before; `tested` says that another run has shown it.
 */
export function applyMutants(chosen: readonly Mutant[], { tested }: { tested: boolean }): Promise<Result[]> {
  return withCleanup(async (later) => {
    const first = await workingCopy()
    later(first.remove)
    const files = [...new Set(chosen.flatMap(({ tests }) => tests))]
    if (!tested && (await failures(first, files)) > 0) throw new Error('tests fail without any mutant')
    const copies = [first]
    while (copies.length < Math.min(COPIES, chosen.length)) {
      const copy = await workingCopy()
      later(copy.remove)
      copies.push(copy)
    }
    const waiting = [...chosen]
    let missed = 0
    const applyAll = async (copy: WorkingCopy) => {
      for (let mutant = waiting.shift(); mutant !== undefined; mutant = waiting.shift())
        if (!(await isCaught(copy, mutant))) missed++
    }
    await Promise.all(copies.map(applyAll))
    return [informative('mutants applied', chosen.length), none('of them not detected by any test', missed)]
  })
}

async function isCaught(copy: WorkingCopy, mutant: Mutant): Promise<boolean> {
  const began = performance.now()
  const failed = await copy.without(mutant, () => failures(copy, mutant.tests))
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  console.log(`  ${failed > 0 ? 'caught' : 'NOT CAUGHT'}: ${mutant.name} (${seconds} s)`)
  return failed > 0
}

/** How many tests fail. If none was run at all, the change broke more than one line, and the result means nothing. */
async function failures({ dir }: WorkingCopy, files: readonly string[]): Promise<number> {
  const path = join(dir, REPORT)
  await rm(path, { force: true })
  const args = ['vitest', 'run', ...files, '--bail=1', '--reporter=json', `--outputFile=${path}`]
  const child = spawn('npx', args, { cwd: dir, stdio: 'ignore' })
  await new Promise((resolve) => child.once('exit', resolve))
  const { numTotalTests, testResults } = report.parse(JSON.parse(await readFile(path, 'utf8')))
  if (numTotalTests === 0) throw new Error(`no test was run of ${files.join(', ')}`)
  const messages = testResults.flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ failureMessages }) => failureMessages ?? []),
  )
  if (messages.some((text) => NOT_THE_SHOP.test(text))) throw new Error(messages.join('\n'))
  return messages.length
}
