import type { Slots } from '@shop/contract/appointments'
import { useEffect, useState } from 'react'
import { daysOfWeek, firstWeek, type Week } from './week.ts'

export interface LoadedWeek extends Week {
  typeId: number
}

interface Shown {
  typeId: number
  /** Undefined: the first week in which something is free. */
  monday: string | undefined
  /** Raised to read the same week again. */
  version: number
}

/** With the version for which it was read: meanwhile an older one stays in view. */
type Read = Record<string, { slots: Slots; version: number }>
const keyOf = (typeId: number, monday: string) => `${typeId} ${monday}`

/** The weeks of a kind of appointment: the first from the server's page, the others from the API. */
export function useWeeks(typeId: number, today: string, initial?: LoadedWeek) {
  const [shown, setShown] = useState<Shown>({ typeId, monday: initial?.monday, version: 0 })
  const [read, setRead] = useState<Read>(() =>
    initial ? { [keyOf(initial.typeId, initial.monday)]: { slots: initial.slots, version: 0 } } : {},
  )
  /** The week, and its version, that could not be read. */
  const [failed, setFailed] = useState<string>()
  if (shown.typeId !== typeId) setShown({ typeId, monday: undefined, version: 0 })

  const { monday, version } = shown
  const stored = monday === undefined ? undefined : read[keyOf(typeId, monday)]
  const isMissing = stored === undefined || stored.version < version
  const attempt = `${typeId} ${monday} ${version}`
  useEffect(() => {
    if (!isMissing) return undefined
    let isCurrent = true
    const load = async () => {
      const { readSlots } = await import('./slots-calls.ts')
      const readDays = (days: { from: string; to: string }) => readSlots(typeId, days)
      if (monday === undefined) return firstWeek(readDays, today)
      return { monday, slots: await readDays(daysOfWeek(monday, today)) }
    }
    load().then(
      (week) => {
        if (!isCurrent) return
        setRead((weeks) => ({ ...weeks, [keyOf(typeId, week.monday)]: { slots: week.slots, version } }))
        setShown({ typeId, monday: week.monday, version })
      },
      () => {
        if (isCurrent) setFailed(attempt)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [attempt, isMissing, monday, today, typeId, version])

  return {
    monday,
    slots: stored?.slots,
    failed: failed === attempt,
    show: (next: string) => setShown({ typeId, monday: next, version }),
    /** What was read may be wrong: an hour is taken that it shows as free. */
    reload: () => setShown((current) => ({ ...current, version: current.version + 1 })),
  }
}
