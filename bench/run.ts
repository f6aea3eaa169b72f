/**
 * npm run bench -- <name>          one scenario in its full size
 * npm run bench -- all             all of them in full size, which takes hours
 * npm run bench -- gate [name]     those that decide whether a push is accepted, in small size; times are only
 *                                  reported, and a scenario with waiting visitors has a second try
 * npm run bench -- nightly         all others in small size; times must be within their limits, with a second try
 * npm run bench -- small <name>    one of them as the nightly run does it
 */
import { prepareTemplates } from '@shop/test-kit/shop-databases'
import { type Mode, run, runAll } from './lib/scenario-runs.ts'
import { counted, gate, timed } from './scenario-list.ts'

const scenarios = { ...timed, ...counted }
const [first = '', second] = process.argv.slice(2)

if (first === 'gate' && second === undefined) await runMany(gate, 'gate')
if (first === 'nightly') {
  await runMany(
    Object.keys(scenarios).filter((name) => !gate.includes(name)),
    'small',
  )
}
if (first === 'all') await runMany(Object.keys(scenarios), 'full')

const mode = first === 'gate' || first === 'small' ? first : 'full'
const name = (mode === 'full' ? first : second) ?? ''
const scenario = scenarios[name]
if (!scenario) {
  console.error(`npm run bench -- <name>, one of: gate, nightly, all, ${Object.keys(scenarios).join(', ')}`)
  process.exit(2)
}
process.exit((await run(name, scenario, mode, { isTimedScenario: name in timed })) ? 0 : 1)

async function runMany(names: readonly string[], mode: Mode): Promise<never> {
  const dropTemplates = await prepareTemplates(String(process.pid))
  const failed = [
    ...(await runAll(
      names.filter((name) => name in timed),
      mode,
      1,
    )),
    ...(await runAll(
      names.filter((name) => name in counted),
      mode,
      mode === 'full' ? 1 : 3,
    )),
  ]
  await dropTemplates()
  if (failed.length > 0) console.error(`\nnot reached: ${failed.join(', ')}`)
  process.exit(failed.length > 0 ? 1 : 0)
}
