import { paymentPlans } from '@shop/contract/payment-plan-settings'
import { useQuery } from '@tanstack/react-query'
import { call } from '~/lib/api.ts'
import { listFailure } from '~/lib/list-failure.ts'
import { queryClient } from '~/lib/query-client.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { FailurePanel } from '~/ui/failure-panel.tsx'
import { TableSkeleton } from '~/ui/table-skeleton.tsx'
import { PaymentPlanForm } from './payment-plan-form.tsx'
import { StageBands } from './stage-bands.tsx'

const readPlan = { message: 'Falha ao buscar sinal e parcelas.' }

const planKey = (token: string) => ['payment-plan', token]

export function PaymentPlanSettings() {
  const { token } = useAdmin()
  const query = useQuery(
    // The token bypasses the public cache, which may be slightly older.
    { queryKey: planKey(token), queryFn: ({ signal }) => call(paymentPlans.read, { token, signal }) },
    queryClient,
  )
  const failure = listFailure(query, readPlan)
  if (query.data)
    return (
      <>
        <PaymentPlanForm
          key={query.dataUpdatedAt}
          plan={query.data}
          onSaved={(saved) => queryClient.setQueryData(planKey(token), saved)}
        />
        <StageBands />
      </>
    )
  if (failure) return <FailurePanel {...failure} />
  return (
    <>
      <p role="status" className="mb-2 text-ink-2">
        Carregando sinal e parcelas...
      </p>
      <TableSkeleton rows={3} />
    </>
  )
}
