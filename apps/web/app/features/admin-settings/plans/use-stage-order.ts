import { useState } from 'react'
import { toastFailure } from '~/lib/action-toasts.ts'
import { failureText } from '~/lib/failure-text.ts'
import { moveItem } from '~/lib/move-item.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { orderStages, refetchPlans } from './plans.queries.ts'

const ORDER = 'stage-order'
const failure = {
  title: 'Erro ao mudar a ordem',
  message: 'Não foi possível mudar a ordem das etapas.',
  noResponse: 'Tente novamente.',
}

/** The order is of the whole atelier and saved at once; what is typed in the plan stays. */
export function useStageOrder(stages: readonly { id: number; name: string }[]) {
  const { token } = useAdmin()
  const [sending, setSending] = useState(false)
  const [announced, setAnnounced] = useState('')

  const move = async (from: number, to: number) => {
    if (sending) return
    setSending(true)
    try {
      await orderStages(
        token,
        moveItem(stages, from, to).map(({ id }) => id),
      )
      setAnnounced(`${stages[from]?.name ?? ''}: agora é a ${to + 1}ª etapa`)
    } catch (error) {
      toastFailure(ORDER, { title: failure.title, description: failureText(error, failure) })
      // Somebody else may have changed the stages.
      await refetchPlans(token)
    }
    setSending(false)
  }
  return { move, announced }
}
