/** Runs dependency-cruiser and rejects an empty result: it passes when it cannot read TypeScript at all. */
import { spawnSync } from 'node:child_process'

const folders = ['packages', 'apps/api/src', 'apps/web/app', 'apps/server/src', 'e2e', 'scripts', 'bench']
const configurations = ['playwright.config.ts', 'vitest.config.ts']
const { stdout, stderr, status } = spawnSync(
  'depcruise',
  ['--config', 'dependency-rules.cjs', ...folders, ...configurations],
  { encoding: 'utf8' },
)
process.stdout.write(stdout)
process.stderr.write(stderr)
const modules = Number(/\((\d+) modules/.exec(stdout)?.[1] ?? 0)
if (status === 0 && modules < 20) {
  console.error(`only ${modules} modules were read: the check would be meaningless`)
  process.exit(1)
}
process.exit(status ?? 1)
