import type { WrittenRecord } from '@shop/contract/fitting-records'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError } from '~/lib/api.ts'
import { failureText } from '~/lib/failure-text.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { type EditedPoint, recordPoints } from './edited-points.ts'
import { saveDraft } from './records.queries.ts'

const PAUSE_MS = 1_000
const failure = { message: 'Não foi possível guardar o rascunho. Tente novamente.' }

export type SaveState = 'saved' | 'unsaved' | 'saving' | 'failed' | 'outdated'

/**
 * The draft on the screen and in the shop: stored by itself after a pause in typing, one call after the other, each with
 * the version that the one before returned.
 */
export function useDraftRecord(
  appointmentId: number,
  { stored, initial }: { stored: WrittenRecord | undefined; initial: readonly EditedPoint[] },
) {
  const { token } = useAdmin()
  const [rows, setRows] = useState(initial)
  const [state, setState] = useState<SaveState>(
    stored === undefined && initial.length > 0 ? 'unsaved' : 'saved',
  )
  const [problem, setProblem] = useState<string>()
  const record = useRef(stored)
  const latest = useRef(rows)
  const running = useRef<Promise<boolean> | undefined>(undefined)

  const change = (next: readonly EditedPoint[]) => {
    latest.current = next
    setRows(next)
    setState((now) => (now === 'outdated' ? now : 'unsaved'))
  }

  const store = async (): Promise<boolean> => {
    const written = latest.current
    const points = recordPoints(written)
    if (points === undefined) return false
    if (points.length === 0 && record.current === undefined) {
      setState('saved')
      return true
    }
    setState('saving')
    try {
      const version = record.current?.version
      record.current = await saveDraft(token, { appointmentId, version, points })
      setProblem(undefined)
      if (latest.current !== written) return await store()
      setState('saved')
      return true
    } catch (error) {
      const isOutdated = error instanceof ApiError && error.code === 'appointment_changed'
      setState(isOutdated ? 'outdated' : 'failed')
      setProblem(failureText(error, failure))
      return false
    }
  }

  /** Resolves to whether all that is on the screen is stored. */
  const save = (): Promise<boolean> => {
    if (state === 'outdated') return Promise.resolve(false)
    running.current ??= store().finally(() => {
      running.current = undefined
    })
    return running.current
  }

  const saveLater = useEffectEvent(() => void save())
  useEffect(() => {
    if (state !== 'unsaved') return undefined
    const timer = setTimeout(() => saveLater(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [state, rows])

  return {
    rows,
    change,
    state,
    problem,
    save,
    record: () => record.current,
    /** After a call of its own, which returned the next version. */
    stored: (next: WrittenRecord) => {
      record.current = next
    },
  }
}

export type DraftRecord = ReturnType<typeof useDraftRecord>
