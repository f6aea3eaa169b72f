/** The one gate. Every step runs even when an earlier one failed, so that one look shows all there is to mend. */
import { spawnSync } from 'node:child_process'

const steps: { name: string; command: string }[] = [
  { name: 'format', command: 'biome ci --colors=off .' },
  { name: 'types', command: 'npm run --silent typecheck' },
  { name: 'lint', command: 'oxlint --type-aware --deny-warnings .' },
  { name: 'imports', command: 'node scripts/dependency-rules.ts' },
  { name: 'dead code', command: 'knip' },
  { name: 'table types', command: 'npm run --silent db:types -- --verify' },
  { name: 'spec coverage', command: 'node scripts/spec-coverage.ts' },
  {
    name: 'tests',
    command: 'vitest run --reporter=default --reporter=json --outputFile.json=reports/unit.json',
  },
]

const failed: string[] = []
for (const { name, command } of steps) {
  console.log(`\n── ${name}: ${command}`)
  const began = performance.now()
  const { status } = spawnSync(command, { stdio: 'inherit', shell: true })
  console.log(
    `── ${name} ${status === 0 ? 'passed' : 'FAILED'} in ${((performance.now() - began) / 1000).toFixed(1)} s`,
  )
  if (status !== 0) failed.push(name)
}

if (failed.length > 0) {
  console.error(`\ncheck failed: ${failed.join(', ')}`)
  process.exit(1)
}
console.log('\ncheck passed')
