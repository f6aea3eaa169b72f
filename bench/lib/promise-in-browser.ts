/** Runs in Chromium: the promises of many cases at once. */
import { promiseLines } from '@shop/contract/promise'
import type { PromiseCase } from './random-loads.ts'

export function promised(texts: string): string {
  const cases = JSON.parse(texts) as PromiseCase[]
  return JSON.stringify(
    cases.map(({ schedule, today, work }) => {
      const free = { ...schedule, freeMinutes: new Map(schedule.freeMinutes) }
      return promiseLines({ schedule: free, today }, [{ kind: 'made', work }])?.[0] ?? null
    }),
  )
}

Object.assign(globalThis, { promised })
