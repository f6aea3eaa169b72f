/** npm run check: what a developer runs before each commit. Stops at the first failure. */

import { printTimings, runSteps } from './gate/run-steps.ts'
import { checkSteps } from './gate/steps.ts'
import usual from './gate/usual-seconds.json' with { type: 'json' }

const { timings, failed } = runSteps(checkSteps)
printTimings(timings, usual)
console.log(failed.length === 0 ? '\ncheck passed' : `\ncheck failed: ${failed.join(', ')}`)
process.exit(failed.length === 0 ? 0 : 1)
