/** The checks, fastest first: a mistake that can be found in a second must not cost ten minutes. */
export interface Step {
  name: string
  command: string
}

const setup: Step = { name: 'setup', command: 'npm run --silent setup' }
const build: Step = { name: 'build', command: 'npm run --silent build' }
const tests: Step = {
  name: 'tests',
  command: 'vitest run --reporter=default --reporter=json --outputFile.json=reports/unit.json',
}
const browserTests: Step = { name: 'browser tests', command: 'npm run --silent e2e' }

export const checkSteps: readonly Step[] = [
  { name: 'format', command: 'biome ci --colors=off .' },
  { name: 'types', command: 'npm run --silent typecheck' },
  { name: 'lint', command: 'oxlint --type-aware --deny-warnings .' },
  { name: 'imports', command: 'node scripts/dependency-rules.ts' },
  { name: 'dead code', command: 'knip' },
  { name: 'table types', command: 'npm run --silent db:types -- --verify' },
  { name: 'spec coverage', command: 'node scripts/spec-coverage.ts' },
  { name: 'figures', command: 'node bench/run.ts report --check' },
  tests,
]

/** Decides whether a push is accepted. */
export const gateSteps: readonly Step[] = [
  setup,
  ...checkSteps,
  build,
  browserTests,
  { name: 'scenarios', command: 'npm run --silent bench -- gate' },
]

/** Too slow for every push: all suites, all browser tests at both widths, all other scenarios. */
export const nightlySteps: readonly Step[] = [
  setup,
  tests,
  build,
  browserTests,
  { name: 'scenarios', command: 'npm run --silent bench -- nightly' },
]
