/** Takes the next configured fault that matches a call. */
import type { Fault, Settings } from '../settings.ts'

export function takeFault(settings: Settings, call: string): Fault | undefined {
  const index = settings.failNext.findIndex(({ match }) => match === undefined || fits(match, call))
  const fault = settings.failNext[index]
  if (fault === undefined) return undefined
  const left = (fault.times ?? 1) - 1
  settings.failNext = settings.failNext.flatMap((each, place) => {
    if (place !== index) return [each]
    return left > 0 ? [{ ...each, times: left }] : []
  })
  return fault
}

function fits(pattern: string, call: string): boolean {
  const expected = pattern.split('/')
  const parts = call.split('/')
  return expected.length === parts.length && expected.every((part, at) => part === '*' || part === parts[at])
}
