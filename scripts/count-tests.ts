/** The closing lines of a CI run: what failed by name, all tests of both runners added up, the exit code of the whole. */
import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

const unit = read(
  'reports/unit.json',
  z.object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    testResults: z.array(
      z.object({
        name: z.string(),
        status: z.string(),
        assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
      }),
    ),
  }),
)

interface Spec {
  title: string
  file: string
  tests: { status: string; projectName: string }[]
}
interface Suite {
  specs?: Spec[] | undefined
  suites?: Suite[] | undefined
}
const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    specs: z
      .array(
        z.object({
          title: z.string(),
          file: z.string(),
          tests: z.array(z.object({ status: z.string(), projectName: z.string() })),
        }),
      )
      .optional(),
    suites: z.array(suite).optional(),
  }),
)
const e2e = read(
  'reports/e2e.json',
  z.object({
    stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
    suites: z.array(suite),
  }),
)
const stepsFailed = process.argv.slice(2)

for (const { name, assertionResults, status } of unit?.testResults ?? []) {
  const failures = assertionResults.filter((test) => test.status === 'failed')
  for (const { fullName } of failures) console.log(`FAILED ${name}: ${fullName}`)
  if (status === 'failed' && failures.length === 0) console.log(`FAILED ${name}: could not be run`)
}
for (const { title, file, tests } of (e2e?.suites ?? []).flatMap(specsOf)) {
  for (const { status, projectName } of tests) {
    if (status === 'unexpected') console.log(`FAILED e2e/${file} (${projectName}): ${title}`)
    if (status === 'flaky') console.log(`passed at the second try: e2e/${file} (${projectName}): ${title}`)
  }
}
if (stepsFailed.length > 0) console.log(`steps that failed: ${stepsFailed.join(', ')}`)

const passed = (unit?.numPassedTests ?? 0) + (e2e?.stats.expected ?? 0) + (e2e?.stats.flaky ?? 0)
const failed = (unit?.numFailedTests ?? 0) + (e2e?.stats.unexpected ?? 0)
console.log(`${passed} passed, ${failed || (stepsFailed.length > 0 ? 1 : 0)} failed`)
process.exit(stepsFailed.length > 0 || failed > 0 || !unit || !e2e ? 1 : 0)

function specsOf({ specs = [], suites: inner = [] }: Suite): Spec[] {
  return [...specs, ...inner.flatMap(specsOf)]
}

function read<T>(path: string, schema: z.ZodType<T>): T | undefined {
  return existsSync(path) ? schema.parse(JSON.parse(readFileSync(path, 'utf8'))) : undefined
}
