import { type LinePromise, promiseLines } from '@shop/contract/promise'
import { launchChromium } from '@shop/test-kit/chromium'
import { build } from 'vite'
import { withCleanup } from '../../lib/cleanup.ts'
import { none } from '../../lib/race.ts'
import { type PromiseCase, randomCase, withMoreLoad } from '../../lib/random-loads.ts'
import type { Scenario } from '../../lib/scenario.ts'
import { slowPromise } from '../../lib/slow-promise.ts'

const CASES = { small: 2_000, full: 100_000 }
const AT_ONCE = 1_000

/**
 * The promise under random loads and calendars: the same in Chromium as on the server and as in a slow reference written
 * another way, never from after to, never earlier with more load, and every booked week within its hours.
 */
export const promiseProperty: Scenario = (size) =>
  withCleanup(async (later) => {
    const browser = await launchChromium()
    later(() => browser.close())
    const page = await browser.newPage()
    await page.addScriptTag({ content: await browserScript() })
    const wrong = { browser: 0, reference: 0, window: 0, monotone: 0, capacity: 0, impossible: 0 }
    for (let first = 0; first < CASES[size]; first += AT_ONCE) {
      const cases = Array.from({ length: AT_ONCE }, (_, n) => randomCase(first + n))
      const ours = cases.map(promised)
      const theirs = await page.evaluate(
        (texts) => (Reflect.get(globalThis, 'promised') as (texts: string) => string)(texts),
        JSON.stringify(cases),
      )
      const inBrowser = JSON.parse(theirs) as unknown[]
      for (const [n, given] of cases.entries()) {
        const mine = ours[n]
        if (JSON.stringify(mine ?? null) !== JSON.stringify(inBrowser[n])) wrong.browser++
        const slow = slowPromise(scheduleOf(given), given.today, given.work)
        if (JSON.stringify(pick(mine)) !== JSON.stringify(pick(slow))) wrong.reference++
        if (mine === undefined) wrong.impossible++
        else count(given, mine, first + n, wrong)
      }
    }
    const what = `${CASES[size]} random loads and calendars`
    return [
      none(`${what}: Chromium and server differ`, wrong.browser),
      none(`${what}: server and slow reference differ`, wrong.reference),
      none(`${what}: from after to, or ready after from`, wrong.window),
      none(`${what}: earlier with more load`, wrong.monotone),
      none(`${what}: weeks booked beyond their hours`, wrong.capacity),
      { what: `${what}: no hours in five years`, value: wrong.impossible, unit: '' },
    ]
  })

function count(
  given: PromiseCase,
  { readyOn, from, to, bookings }: LinePromise,
  seed: number,
  wrong: { window: number; monotone: number; capacity: number },
) {
  if (from > to || readyOn > from) wrong.window++
  const free = new Map(given.schedule.freeMinutes)
  const sum = bookings.reduce((all, { minutes }) => all + minutes, 0)
  const isOver = bookings.some(
    ({ week, minutes }) => minutes > (free.get(week) ?? given.schedule.weeklyMinutes),
  )
  if (isOver || sum !== given.work.minutes) wrong.capacity++
  const later = promised(withMoreLoad(given, seed))
  if (later !== undefined && later.to < to) wrong.monotone++
}

function promised(given: PromiseCase): LinePromise | undefined {
  return promiseLines({ schedule: scheduleOf(given), today: given.today }, [
    { kind: 'made', work: given.work },
  ])?.[0]
}

function scheduleOf({ schedule }: PromiseCase) {
  return { ...schedule, freeMinutes: new Map(schedule.freeMinutes) }
}

function pick(promise: Pick<LinePromise, 'readyOn' | 'from' | 'to' | 'bookings'> | undefined) {
  return promise && [promise.readyOn, promise.from, promise.to, promise.bookings]
}

/** The contract's module as Vite builds it for the browser. */
async function browserScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: 'bench/lib/promise-in-browser.ts', formats: ['iife'], name: 'bench' },
    },
  })
  const [output] = Array.isArray(built) ? built : [built]
  if (!output || !('output' in output)) throw new Error('Vite built nothing')
  return output.output[0].code
}
