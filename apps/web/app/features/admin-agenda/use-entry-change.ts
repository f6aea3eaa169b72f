import type { AgendaChange, AgendaEntry } from '@shop/contract/agenda'
import { useState } from 'react'
import { toastFailure, toastSuccess } from '~/lib/action-toasts.ts'
import { ApiError } from '~/lib/api.ts'
import { failureText } from '~/lib/failure-text.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { changeEntry, refetchAgenda } from './agenda.queries.ts'

const failure = {
  title: 'Encontro não mudou',
  message: 'Não foi possível mudar o encontro. Tente novamente.',
}

const doneTexts = {
  confirmed: 'Presença confirmada',
  done: 'Encontro feito',
  missed: 'Marcado como não veio',
  cancelled: 'Encontro cancelado',
} as const

/** Changes one appointment; resolves to whether that succeeded. */
export function useEntryChange({ id, version, name, email }: AgendaEntry) {
  const { token } = useAdmin()
  const [sending, setSending] = useState(false)
  const action = `appointment-${id}`

  async function save(body: Omit<AgendaChange, 'version'>, title: string, description: string = name) {
    setSending(true)
    try {
      await changeEntry(token, id, { ...body, version })
      toastSuccess(action, { title, description })
      return true
    } catch (error) {
      toastFailure(action, { title: failure.title, description: failureText(error, failure) })
      // Somebody else may have changed it: what is shown is brought up to date.
      if (error instanceof ApiError) await refetchAgenda(token)
      return false
    } finally {
      setSending(false)
    }
  }

  return {
    sending,
    save,
    setState: (state: keyof typeof doneTexts) =>
      save(
        { state },
        doneTexts[state],
        state === 'cancelled' && email !== null ? `${name} recebe um e-mail.` : name,
      ),
  }
}
