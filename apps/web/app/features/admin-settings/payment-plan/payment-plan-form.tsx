import { zodResolver } from '@hookform/resolvers/zod'
import { type PlanSettings, paymentPlans } from '@shop/contract/payment-plan-settings'
import { FormProvider, useForm } from 'react-hook-form'
import { toastFailure, toastSuccess } from '~/lib/action-toasts.ts'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { failureText } from '~/lib/failure-text.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { LeaveQuestion } from '~/shared/admin/leave-question.tsx'
import { SaveBar } from '~/ui/save-bar.tsx'
import { CancellingFields } from './cancelling-fields.tsx'
import {
  type PaymentPlanValues,
  paymentPlanForm,
  planValues,
  type ReadPaymentPlan,
} from './payment-plan-values.ts'
import { PlanFields } from './plan-fields.tsx'

const SAVE = 'payment-plan'
const failure = {
  title: 'Erro ao salvar',
  message: 'Não foi possível salvar.',
  noResponse: 'Tente novamente.',
}

interface PaymentPlanFormProps {
  plan: PlanSettings
  onSaved: (plan: PlanSettings) => void
}

/** Deposit, parts and cancelling, for orders to come. */
export function PaymentPlanForm({ plan, onSaved }: PaymentPlanFormProps) {
  const { token } = useAdmin()
  const form = useForm<PaymentPlanValues, unknown, ReadPaymentPlan>({
    resolver: zodResolver(paymentPlanForm),
    defaultValues: planValues(plan),
  })
  const { isDirty, isSubmitting, errors } = form.formState

  const submit = form.handleSubmit(
    async (body) => {
      try {
        onSaved(await callSignedIn(paymentPlans.save, { token, body }))
        toastSuccess(SAVE, { title: 'Sucesso!', description: 'Vale para os próximos pedidos.' })
      } catch (error) {
        toastFailure(SAVE, { title: failure.title, description: failureText(error, failure) })
      }
    },
    () => toastFailure(SAVE, { title: failure.title, description: 'Confira os campos marcados.' }),
  )

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-200 min-w-0 gap-8">
        <p className="text-ink-2">
          O que você mudar vale para os próximos pedidos. O que já foi combinado com uma cliente continua como
          ela aceitou.
        </p>
        <PlanFields />
        <CancellingFields />
      </form>
      {isDirty && (
        <SaveBar
          title="Alterações não salvas"
          note={Object.keys(errors).length > 0 ? 'há campos com erro' : ''}
          saving={isSubmitting}
          onSave={() => void submit()}
          onDiscard={() => form.reset()}
        />
      )}
      <LeaveQuestion unsaved={isDirty}>
        O que você mudou em sinal e parcelas ainda não foi salvo.
      </LeaveQuestion>
    </FormProvider>
  )
}
