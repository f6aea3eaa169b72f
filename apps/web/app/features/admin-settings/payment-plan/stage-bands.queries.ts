import { productionPlans, type StageBand } from '@shop/contract/production-plans'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { queryClient } from '~/lib/query-client.ts'
import { plansKey } from '~/shared/admin/production-plans.ts'

export async function setBand(token: string, id: number, band: StageBand | null): Promise<void> {
  const saved = await callSignedIn(productionPlans.setBand, { token, params: { id }, body: { band } })
  queryClient.setQueryData(plansKey(token), saved)
}
