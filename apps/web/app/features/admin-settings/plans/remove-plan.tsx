import type { ProductionPlan } from '@shop/contract/production-plans'
import { useState } from 'react'
import { toastFailure, toastSuccess } from '~/lib/action-toasts.ts'
import { failureText } from '~/lib/failure-text.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { Confirm } from '~/ui/confirm.tsx'
import { Notice } from '~/ui/notice.tsx'
import { TextButton } from '~/ui/text-link.tsx'
import { removePlan } from './plans.queries.ts'

const REMOVE = 'plan-remove'
const failure = {
  title: 'Modelo não removido',
  message: 'Não foi possível remover o modelo.',
  noResponse: 'Tente novamente.',
}

/** Only a plan that no product uses: one of its offers would have no date. The server decides. */
export function RemovePlan({ plan, onRemoved }: { plan: ProductionPlan; onRemoved: () => void }) {
  const { token } = useAdmin()
  const [isConfirming, setConfirming] = useState(false)
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const close = () => {
    setConfirming(false)
    setProblem(undefined)
  }

  const remove = async () => {
    setSending(true)
    try {
      await removePlan(token, plan)
      toastSuccess(REMOVE, { title: 'Sucesso!', description: `Modelo ${plan.name} removido.` })
      onRemoved()
    } catch (error) {
      const description = failureText(error, failure)
      setProblem(description)
      toastFailure(REMOVE, { title: failure.title, description })
      setSending(false)
    }
  }

  return (
    <>
      <TextButton tone="error" onClick={() => setConfirming(true)}>
        Remover
      </TextButton>
      {isConfirming && (
        <Confirm
          question={`Remover o modelo ${plan.name}?`}
          confirmLabel="Remover"
          loading={sending}
          onConfirm={() => void remove()}
          onCancel={close}
        >
          {problem ? (
            <div role="alert">
              <Notice tone="error">{problem}</Notice>
            </div>
          ) : (
            <p>Ele sai da lista. Pedidos já feitos guardam as suas etapas.</p>
          )}
        </Confirm>
      )}
    </>
  )
}
