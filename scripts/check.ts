/** npm run check: what a person runs before each commit. Ends at the first failure. */

import { printTimings, runSteps } from './gate/run-steps.ts'
import { checkSteps } from './gate/steps.ts'
import usual from './gate/usual-seconds.json' with { type: 'json' }

const { timings, failed } = runSteps(checkSteps)
printTimings(timings, usual)
console.log(failed === undefined ? '\ncheck passed' : `\ncheck failed: ${failed}`)
process.exit(failed === undefined ? 0 : 1)
