import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

const unitReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
})

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
const browserReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  suites: z.array(suite),
})

/**
 * Prints the closing lines of a run: the failures by name, and the tests of both runners added up. Returns whether
 * everything was run and passed.
 */
export function closingCount(failedSteps: readonly string[]): boolean {
  const unit = read('reports/unit.json', unitReport)
  const browser = read('reports/e2e.json', browserReport)
  for (const { name, assertionResults, status, message } of unit?.testResults ?? []) {
    const failures = assertionResults.filter((test) => test.status === 'failed')
    for (const { fullName, failureMessages } of failures) {
      console.log(`FAILED ${name}: ${fullName}\n${firstLinesOf(failureMessages)}`)
    }
    for (const test of assertionResults.filter(passedAfterFailing)) {
      console.log(
        `passed at the second try: ${name}: ${test.fullName}\n${firstLinesOf(test.failureMessages)}`,
      )
    }
    if (status === 'failed' && failures.length === 0) {
      console.log(`FAILED ${name}: could not be run\n${firstLinesOf([message ?? ''])}`)
    }
  }
  for (const { title, file, tests } of (browser?.suites ?? []).flatMap(specsOf)) {
    for (const { status, projectName } of tests) {
      if (status === 'unexpected') console.log(`FAILED e2e/${file} (${projectName}): ${title}`)
      if (status === 'flaky') console.log(`passed at the second try: e2e/${file} (${projectName}): ${title}`)
    }
  }
  if (failedSteps.length > 0) console.log(`steps that failed: ${failedSteps.join(', ')}`)

  const passed = (unit?.numPassedTests ?? 0) + (browser?.stats.expected ?? 0) + (browser?.stats.flaky ?? 0)
  const failed = (unit?.numFailedTests ?? 0) + (browser?.stats.unexpected ?? 0)
  console.log(`${passed} passed, ${failed || failedSteps.length} failed`)
  return failedSteps.length === 0 && failed === 0 && unit !== undefined && browser !== undefined
}

function passedAfterFailing({ status, failureMessages }: { status: string; failureMessages: string[] }) {
  return status === 'passed' && failureMessages.length > 0
}

function firstLinesOf(messages: string[]) {
  return messages.map((message) => `   ${message.split('\n', 2).join('\n   ')}`).join('\n')
}

function specsOf({ specs = [], suites: inner = [] }: Suite): Spec[] {
  return [...specs, ...inner.flatMap(specsOf)]
}

function read<T>(path: string, schema: z.ZodType<T>): T | undefined {
  return existsSync(path) ? schema.parse(JSON.parse(readFileSync(path, 'utf8'))) : undefined
}
