import type { ProductionCard, ProductionItem } from '@shop/contract/production'
import { useState } from 'react'
import { adminOrderPath } from '~/admin-paths.ts'
import { dismissToast, toastFailure, toastSuccess } from '~/lib/action-toasts.ts'
import { ApiError } from '~/lib/api.ts'
import { failureText } from '~/lib/failure-text.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { Confirm } from '~/ui/confirm.tsx'
import { currentStage, isDone } from './card-text.ts'
import { moveItem, refetchBoard, setReady } from './production.queries.ts'

const failure = {
  title: 'Etapa não mudou',
  message: 'Não foi possível mudar a etapa. Tente novamente.',
}

/** The next step of an item, and the question that follows the last one. */
export function useMove(card: ProductionCard) {
  const { token, account } = useAdmin()
  const [sending, setSending] = useState(false)
  const [readyPending, setReadyPending] = useState(false)
  const action = `production-${card.id}`
  const stage = currentStage(card)

  async function attempt(work: () => Promise<void>) {
    setSending(true)
    dismissToast(action)
    try {
      await work()
    } catch (error) {
      const links = account.role === 'admin' && isForOrder(error)
      toastFailure(action, {
        title: failure.title,
        description: descriptionOf(error),
        ...(links && { action: { text: 'Ver o pedido', to: adminOrderPath(card.orderNumber) } }),
      })
      // Another person may have moved it: what is shown is brought up to date.
      if (error instanceof ApiError) await refetchBoard(token)
    }
    setSending(false)
  }

  const goOn = () =>
    attempt(async () => {
      if (stage === undefined) return
      const move = stage.startedAt === null ? 'start' : 'finish'
      const item = await moveItem(token, card.id, { stageId: stage.id, move })
      toastSuccess(action, movedText(stage.name, move, item))
      if (item.orderCanBeReady) setReadyPending(true)
    })
  const goBack = (reason: string) =>
    attempt(async () => {
      if (stage === undefined) return
      const item = await moveItem(token, card.id, { stageId: stage.id, move: 'back', reason })
      toastSuccess(action, {
        title: 'Etapa reaberta',
        description: `Agora: ${currentStage(item)?.name ?? ''}.`,
      })
    })
  const makeReady = () =>
    attempt(async () => {
      await setReady(token, card.id)
      setReadyPending(false)
      const description = 'A cliente recebe um e-mail.'
      toastSuccess(action, { title: `Pedido nº ${card.orderNumber} está Pronto`, description })
    })

  return {
    sending,
    goOn,
    goBack,
    confirmReady: () => setReadyPending(true),
    question: readyPending && (
      <Confirm
        question="Marcar o pedido como Pronto?"
        confirmLabel="Marcar como Pronto"
        cancelLabel="Agora não"
        tone="primary"
        loading={sending}
        onConfirm={() => void makeReady()}
        onCancel={() => setReadyPending(false)}
      >
        <p>
          Todas as etapas do pedido nº {card.orderNumber}, de {card.firstName}, estão concluídas. Ao marcar,
          ele sai da produção e a cliente é avisada por e-mail.
        </p>
      </Confirm>
    ),
  }
}

export type Moving = ReturnType<typeof useMove>

function movedText(name: string, move: 'start' | 'finish', item: ProductionItem) {
  if (move === 'start') return { title: `${name} começou` }
  if (isDone(item)) return { title: `${name}: concluída`, description: 'Era a última etapa.' }
  return { title: `${name}: concluída`, description: `Agora: ${currentStage(item)?.name ?? ''}.` }
}

function descriptionOf(error: unknown): string {
  const text = failureText(error, failure)
  if (!(error instanceof ApiError) || error.code !== 'stage_moved') return text
  const current: unknown = error.details['current']
  const name: unknown = typeof current === 'object' && current !== null && 'name' in current && current.name
  return typeof name === 'string' ? `Outra pessoa já mudou a etapa desta peça. Agora: ${name}.` : text
}

/** What only the order's own page can settle. */
function isForOrder(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    ['measures_missing', 'order_needs_attention', 'order_not_in_production'].includes(error.code)
  )
}
