import { type ProductionPlan, productionPlans, type SavedPlan } from '@shop/contract/production-plans'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { queryClient } from '~/lib/query-client.ts'
import { plansKey } from '~/shared/admin/production-plans.ts'

/** Undefined: a new one. */
export async function savePlan(token: string, existing: ProductionPlan | undefined, plan: SavedPlan) {
  const saved = existing
    ? await callSignedIn(productionPlans.save, {
        token,
        params: { id: existing.id },
        body: { ...plan, version: existing.version },
      })
    : await callSignedIn(productionPlans.create, { token, body: plan })
  await refetchPlans(token)
  return saved
}

export async function removePlan(token: string, { id }: ProductionPlan) {
  await callSignedIn(productionPlans.remove, { token, params: { id } })
  await refetchPlans(token)
}

/** Of all plans, at once. */
export async function orderStages(token: string, ids: number[]) {
  const saved = await callSignedIn(productionPlans.orderStages, { token, body: { ids } })
  queryClient.setQueryData(plansKey(token), saved)
}

export async function refetchPlans(token: string) {
  await queryClient.invalidateQueries({ queryKey: plansKey(token) })
}
