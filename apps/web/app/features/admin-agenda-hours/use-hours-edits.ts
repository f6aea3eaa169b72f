import type { AgendaSettings } from '@shop/contract/agenda'
import { useState } from 'react'
import { toastFailure, toastSuccess } from '~/lib/action-toasts.ts'
import { ApiError } from '~/lib/api.ts'
import { failureText } from '~/lib/failure-text.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { saveSettings } from './agenda-settings.queries.ts'
import { formOf, type HoursForm, merged, type Problems, readForm } from './hours-form.ts'

const SAVE = 'agenda-settings'
const failure = {
  title: 'Erro ao salvar',
  message: 'Não foi possível salvar os horários.',
  noResponse: 'O que você digitou continua aqui. Tente novamente.',
}

export function useHoursEdits(settings: AgendaSettings) {
  const { token } = useAdmin()
  /** What the typing began with; newer than what was loaded after a conflict only. */
  const [base, setBase] = useState(settings)
  const [typed, setTyped] = useState<HoursForm>()
  const [problems, setProblems] = useState<Problems>({})
  const [stale, setStale] = useState(false)
  const [saving, setSaving] = useState(false)
  const stored = formOf(typed === undefined ? settings : base)
  const form = typed ?? stored
  const isDirty = typed !== undefined && JSON.stringify(typed) !== JSON.stringify(stored)

  const discard = () => {
    setTyped(undefined)
    setProblems({})
    setStale(false)
  }

  const save = async () => {
    const read = readForm(form)
    if ('problems' in read) {
      setProblems(read.problems)
      toastFailure(SAVE, { title: failure.title, description: 'Confira os campos marcados.' })
      return
    }
    setSaving(true)
    try {
      const { version } = typed === undefined ? settings : base
      await saveSettings(token, { ...read.saved, version })
      discard()
      toastSuccess(SAVE, { title: 'Sucesso!', description: 'Horários e salas atualizados.' })
    } catch (error) {
      setStale(error instanceof ApiError && error.code === 'stale_version')
      toastFailure(SAVE, { title: failure.title, description: failureText(error, failure) })
    }
    setSaving(false)
  }

  return {
    ...{ form, problems, isDirty, stale, saving, save, discard },
    change(next: HoursForm) {
      if (typed === undefined) setBase(settings)
      setTyped(next)
    },
    /** After a conflict: what was typed stays, beside what is stored now. */
    mergeWith(fresh: AgendaSettings) {
      setTyped(merged(form, stored, formOf(fresh)))
      setBase(fresh)
      setStale(false)
    },
  }
}

export type HoursEdits = ReturnType<typeof useHoursEdits>
