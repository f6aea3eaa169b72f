/**
 * npm run bench -- <name>          one scenario in its full size, or all of a theme; stores what it measured
 * npm run bench -- report          writes the stored results into the documents; with --check only compares
 * npm run bench -- all             all of them in full size, which takes hours
 * npm run bench -- gate [name]     those that decide whether a push is accepted, in small size; times are only
 *                                  reported, and a scenario with waiting visitors has a second try
 * npm run bench -- nightly         all others in small size; times must be within their limits, with a second try
 * npm run bench -- small <name>    one of them as the nightly run does it
 */
import { prepareTemplates } from '@shop/test-kit/shop-databases'
import { type Mode, run, runAll } from './lib/scenario-runs.ts'
import { report } from './report.ts'
import { gate, names, scenarioOf, themes, timed } from './scenario-list.ts'

const [first = '', second] = process.argv.slice(2)

if (first === 'report') {
  const write = second !== '--check'
  const differing = report({ write })
  if (!write && differing.length > 0)
    console.error(`npm run bench -- report would change ${differing.join(', ')}`)
  process.exit(write || differing.length === 0 ? 0 : 1)
}
if (first === 'gate' && second === undefined) await runMany(gate, 'gate')
if (first === 'nightly') {
  await runMany(
    names.filter((name) => !gate.includes(name)),
    'small',
  )
}
if (first === 'all') await runMany(names, 'full')

const mode = first === 'gate' || first === 'small' ? first : 'full'
const name = (mode === 'full' ? first : second) ?? ''
const theme = themes[name]
if (theme && !names.includes(name)) await runMany(theme, mode)
if (!names.includes(name)) {
  console.error(
    `npm run bench -- <name>, one of: report, gate, nightly, all, ${Object.keys(themes).join(', ')}`,
  )
  console.error(
    Object.entries(themes)
      .map(([each, list]) => `  ${each}: ${list.join(', ')}`)
      .join('\n'),
  )
  process.exit(2)
}
const isTimedScenario = timed.includes(name)
process.exit((await run(name, await scenarioOf(name), mode, { isTimedScenario })) ? 0 : 1)

async function runMany(wanted: readonly string[], mode: Mode): Promise<never> {
  const dropTemplates = await prepareTemplates(String(process.pid))
  const alone = wanted.filter((name) => timed.includes(name))
  const others = wanted.filter((name) => !timed.includes(name))
  const failed = [...(await runAll(alone, mode, 1)), ...(await runAll(others, mode, mode === 'full' ? 1 : 3))]
  await dropTemplates()
  if (failed.length > 0) console.error(`\nnot reached: ${failed.join(', ')}`)
  process.exit(failed.length > 0 ? 1 : 0)
}
