/** The closing line of a CI run: all tests of both runners added up, and the exit code of the whole. */
import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

const unit = read('reports/unit.json', z.object({ numPassedTests: z.number(), numFailedTests: z.number() }))
const e2e = read(
  'reports/e2e.json',
  z.object({ stats: z.object({ expected: z.number(), unexpected: z.number() }) }),
)
const stepFailed = process.argv[2] !== '0'

const passed = (unit?.numPassedTests ?? 0) + (e2e?.stats.expected ?? 0)
const failed = (unit?.numFailedTests ?? 0) + (e2e?.stats.unexpected ?? 0)
console.log(`${passed} passed, ${failed || (stepFailed ? 1 : 0)} failed`)
process.exit(stepFailed || failed > 0 || !unit || !e2e ? 1 : 0)

function read<T>(path: string, schema: z.ZodType<T>): T | undefined {
  return existsSync(path) ? schema.parse(JSON.parse(readFileSync(path, 'utf8'))) : undefined
}
