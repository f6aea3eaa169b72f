import { holdMinutes } from '@shop/contract/appointment-facts'
import { useEffect, useRef, useState } from 'react'
import { forgetHold, type Hold, readHold, writeHold } from './stored-hold.ts'
import type { WantedHour } from './wanted-hour.ts'

/** Arrow keys pass over hours on the way to the wanted one. */
const SETTLED_MS = 400

/** `failed`: the hour is not held, and may still be booked. */
export type HoldState = 'none' | 'pending' | 'held' | 'ended' | 'failed'

/** Holds the chosen hour while the form is open; the one before is given back with it. */
export function useHold(onTaken: () => void) {
  const [state, setState] = useState<HoldState>('none')
  const [hold, setHold] = useState<Hold>()
  const latest = useRef<WantedHour>(undefined)
  // One after the other: each call gives back what the one before it has held.
  const queue = useRef<Promise<Hold | undefined>>(Promise.resolve(undefined))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const request = (wanted: WantedHour) => {
    queue.current = queue.current.then(async (previous) => {
      if (latest.current !== wanted) return previous
      try {
        const { holdHour } = await import('./hold-call.ts')
        const token = await holdHour(wanted, previous?.token)
        const next = { ...wanted, token, until: new Date(Date.now() + holdMinutes * 60_000) }
        writeHold(next)
        if (latest.current === wanted) {
          setHold(next)
          setState('held')
        }
        return next
      } catch (error) {
        const { isTaken } = await import('./hold-call.ts').catch(() => ({ isTaken: () => false }))
        if (latest.current !== wanted) return previous
        if (isTaken(error)) {
          latest.current = undefined
          setState('none')
          onTaken()
        } else setState('failed')
        return previous
      }
    })
  }

  const restore = (onRestored: (hold: Hold) => void) => {
    const stored = readHold(new Date())
    if (stored === undefined || latest.current !== undefined) return
    latest.current = stored
    queue.current = Promise.resolve(stored)
    setHold(stored)
    setState('held')
    onRestored(stored)
  }

  useEffect(() => {
    if (hold === undefined || state !== 'held') return undefined
    const end = setTimeout(() => setState('ended'), Math.max(0, hold.until.getTime() - Date.now()))
    return () => clearTimeout(end)
  }, [hold, state])

  return {
    state,
    hold: state === 'held' ? hold : undefined,
    restore,
    choose(wanted: WantedHour | undefined) {
      clearTimeout(timer.current)
      latest.current = wanted
      setState(wanted ? 'pending' : 'none')
      if (wanted) timer.current = setTimeout(() => request(wanted), SETTLED_MS)
    },
    /** For booking: waits for a hold on its way. */
    async tokenFor(wanted: WantedHour): Promise<string | undefined> {
      clearTimeout(timer.current)
      const held = await queue.current
      const isIt = held?.typeId === wanted.typeId && held.startsAt.getTime() === wanted.startsAt.getTime()
      return isIt && held.until > new Date() ? held.token : undefined
    },
    /** Once it is booked: nothing is held any more. */
    finish() {
      clearTimeout(timer.current)
      latest.current = undefined
      queue.current = Promise.resolve(undefined)
      forgetHold()
    },
  }
}
