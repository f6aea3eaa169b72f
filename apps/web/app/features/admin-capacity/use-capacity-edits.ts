import type { Capacity } from '@shop/contract/schedule'
import { useState } from 'react'
import { toastFailure, toastSuccess } from '~/lib/action-toasts.ts'
import { ApiError } from '~/lib/api.ts'
import { failureText } from '~/lib/failure-text.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { saveCapacity } from './capacity.queries.ts'
import { readTerms, type TermName, type TermTexts, termTexts } from './terms.ts'
import { usualWeek, viewOf, type WeekEdits, type WeekException, withEdit, withOpened } from './week-view.ts'

const SAVE = 'capacity'
const failure = {
  title: 'Erro ao salvar',
  message: 'Não foi possível salvar a capacidade.',
  noResponse: 'O que você digitou continua aqui. Tente novamente.',
}

/** Only what differs from what is stored, so that a reload after a conflict leaves it as typed. */
export function useCapacityEdits(capacity: Capacity, closedDays: readonly string[]) {
  const { token } = useAdmin()
  const [edited, setEdited] = useState<Partial<TermTexts>>({})
  const [edits, setEdits] = useState<WeekEdits>({})
  const [stale, setStale] = useState(false)
  const [saving, setSaving] = useState(false)

  const texts = { ...termTexts(capacity.settings), ...edited }
  const { settings, problems } = readTerms(texts)
  const weeklyMinutes = (settings ?? capacity.settings).weeklyMinutes
  const weeks = withOpened(capacity.weeks, edits).map((stored) =>
    viewOf(stored, { edits, weeklyMinutes, closedDays }),
  )
  const changedWeeks = weeks.flatMap(({ week, isChanged }) => (isChanged ? [week] : []))
  const hasTerms = Object.keys(edited).length > 0
  const isRead = settings !== undefined && weeks.every(({ problem }) => problem === undefined)

  const discard = () => {
    setEdited({})
    setEdits({})
    setStale(false)
  }

  const save = async () => {
    if (!isRead) {
      toastFailure(SAVE, { title: failure.title, description: 'Confira os campos marcados.' })
      return
    }
    setSaving(true)
    const exceptions = weeks.flatMap(({ week, minutes = 0, exception }) =>
      exception ? [{ week, minutes, note: exception.note.trim() }] : [],
    )
    try {
      await saveCapacity(token, { settings, exceptions, version: capacity.version })
      discard()
      toastSuccess(SAVE, { title: 'Sucesso!', description: 'Capacidade atualizada.' })
    } catch (error) {
      setStale(error instanceof ApiError && error.code === 'stale_version')
      toastFailure(SAVE, { title: failure.title, description: failureText(error, failure) })
    }
    setSaving(false)
  }

  return {
    texts,
    problems,
    /** As typed, or as stored while something typed cannot be read. */
    terms: settings ?? capacity.settings,
    weeks,
    changedWeeks,
    hasTerms,
    isDirty: hasTerms || changedWeeks.length > 0,
    isRead,
    stale,
    saving,
    save,
    discard,
    settleConflict: () => setStale(false),
    changeTerm(name: TermName, text: string) {
      const { [name]: _, ...others } = edited
      setEdited(termTexts(capacity.settings)[name] === text.trim() ? others : { ...others, [name]: text })
    },
    changeWeek(week: string, edit: WeekException | null) {
      const stored = capacity.weeks.find((one) => one.week === week) ?? usualWeek(week)
      setEdits((before) => withEdit(before, stored, edit))
    },
  }
}

export type CapacityEdits = ReturnType<typeof useCapacityEdits>
