import { type RefObject, useEffect, useRef } from 'react'
import { Checkbox } from '~/ui/choice.tsx'
import { FormNotice } from '~/ui/form-notice.tsx'
import { Notice } from '~/ui/notice.tsx'
import type { CheckoutPlan } from './use-checkout-plan.ts'

interface PlanNoticesProps {
  plan: CheckoutPlan
  /** What is paid at once if there can be no plan, formatted. */
  total: string
  /** A new object whenever she tried to pay without confirming the changed plan. */
  problem: object | undefined
}

/** Beside the pay button: what the server said about the plan. */
export function PlanNotices({ plan, total, problem }: PlanNoticesProps) {
  const box = useRef<HTMLDivElement>(null)
  useFocus(box, problem)
  if (plan.isWithdrawn)
    return (
      <div className="mt-6">
        <FormNotice tone="neutral" title="Este pedido não pode ser pago em parcelas agora">
          Se confirmar, você paga {total} de uma vez. Nada foi cobrado ainda.
        </FormNotice>
      </div>
    )
  if (!plan.isChanged) return null
  return (
    <div ref={box} className="mt-6">
      <Notice tone="warning">
        <p className="font-medium">As datas ou os valores das parcelas mudaram.</p>
        <p className="text-14 text-ink-2">O novo plano está em Pagamento, acima. Nada foi cobrado ainda.</p>
        <Checkbox
          label="Vi o novo plano e quero pagar assim."
          checked={plan.isConfirmed}
          onChange={(event) => plan.confirm(event.target.checked)}
        />
        {problem && !plan.isConfirmed && (
          <p role="alert" className="text-14 text-error">
            Marque para continuar.
          </p>
        )}
      </Notice>
    </div>
  )
}

function useFocus(box: RefObject<HTMLElement | null>, problem: object | undefined) {
  useEffect(() => {
    if (problem) box.current?.querySelector('input')?.focus()
  }, [box, problem])
}
