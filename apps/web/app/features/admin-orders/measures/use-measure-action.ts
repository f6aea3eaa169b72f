import type { Failure } from '@shop/contract/failures'
import { useState } from 'react'
import { toastFailure, toastSuccess } from '~/lib/action-toasts.ts'
import { ApiError } from '~/lib/api.ts'
import { failureText } from '~/lib/failure-text.ts'
import type { ToastInput } from '~/lib/toasts.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { focusMeasures } from '~/shared/orders/measures-card.ts'
import { refetchOrders } from '~/shared/orders/order-status.ts'
import type { MeasuredLine } from './measured-line.ts'

interface Action {
  send: (call: { token: string; params: { id: number; itemId: number } }) => Promise<unknown>
  done: ToastInput
  failure: Failure & { title: string }
  onClose: () => void
}

/** The line is in another state than the screen shows: the dialog is closed and the line is loaded again. */
const outdated: Readonly<Record<string, string>> = {
  measures_changed: 'Chegou outra versão enquanto você conferia. Confira a nova antes de travar.',
  measures_locked: 'As medidas desta peça já foram travadas em outra tela.',
}

/** Sends a change of a line's measures from a dialog, with one toast, and moves focus to the line's card. */
export function useMeasureAction({ order, item }: MeasuredLine) {
  const { token } = useAdmin()
  const [sending, setSending] = useState(false)

  const run = async ({ send, done, failure, onClose }: Action) => {
    const action = `measures-${item.id}`
    setSending(true)
    try {
      await send({ token, params: { id: order.id, itemId: item.id } })
      toastSuccess(action, done)
    } catch (error) {
      setSending(false)
      const text = error instanceof ApiError ? outdated[error.code] : undefined
      toastFailure(action, {
        title: failure.title,
        description: text ?? failureText(error, failure),
      })
      if (text === undefined) throw error
    }
    setSending(false)
    onClose()
    await refetchOrders(token)
    focusMeasures(item.id)
  }
  return { sending, run }
}
