/** The atelier's free hours, fetched when a promise is shown; the HTML of a page never contains them. */
import type { Schedule } from '@shop/contract/promise'
import type { PublicSchedule } from '@shop/contract/schedule'
import { useEffect, useState } from 'react'

/** A copy as old as the server's own signals. */
const FRESH_MS = 60_000
const PATH = '/api/schedule'

let pending: { at: number; loaded: Promise<PublicSchedule> } | undefined

/** One request for all parts of a page. Without zod: the response is ours, and the server checks every promise again. */
function fetchSchedule({ fresh = false } = {}): Promise<PublicSchedule> {
  if (pending === undefined || fresh || Date.now() - pending.at > FRESH_MS) {
    const loaded = request()
    pending = { at: Date.now(), loaded }
    loaded.catch(() => {
      pending = undefined
    })
  }
  return pending.loaded
}

async function request(): Promise<PublicSchedule> {
  const response = await fetch(PATH)
  if (!response.ok) throw new Error(`${PATH}: ${response.status}`)
  return (await response.json()) as PublicSchedule
}

interface ScheduleState {
  schedule: PublicSchedule | undefined
  /** The page says the shop's usual days instead, and the server decides. */
  failed: boolean
  reload: () => void
}

/** Undefined until it is loaded; not requested at all while nothing needs it. */
export function useSchedule(isNeeded: boolean): ScheduleState {
  const [schedule, setSchedule] = useState<PublicSchedule>()
  const [failed, setFailed] = useState(false)
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (!isNeeded) return
    let isCurrent = true
    fetchSchedule({ fresh: round > 0 }).then(
      (loaded) => {
        if (!isCurrent) return
        setSchedule(loaded)
        setFailed(false)
      },
      () => isCurrent && setFailed(true),
    )
    return () => {
      isCurrent = false
    }
  }, [isNeeded, round])
  return { schedule, failed, reload: () => setRound((before) => before + 1) }
}

export function freeHoursOf(schedule: PublicSchedule): Schedule {
  const { weeks, ...terms } = schedule
  return { ...terms, freeMinutes: new Map(weeks.map(({ week, freeMinutes }) => [week, freeMinutes])) }
}
