import { type ProductionPlan, productionPlans } from '@shop/contract/production-plans'
import { useQuery } from '@tanstack/react-query'
import { callSignedIn } from '../../lib/call-signed-in.ts'
import { queryClient } from '../../lib/query-client.ts'

export const plansKey = (token: string) => ['admin-production-plans', token]

/** The atelier's stages and its production plans. */
export function useProductionPlans(token: string) {
  return useQuery(
    {
      queryKey: plansKey(token),
      queryFn: ({ signal }) => callSignedIn(productionPlans.list, { token, signal }),
    },
    queryClient,
  )
}

/** What the plan needs as a whole. */
export function workOf({ stages }: Pick<ProductionPlan, 'stages'>): { days: number; minutes: number } {
  return {
    days: stages.reduce((sum, stage) => sum + stage.days, 0),
    minutes: stages.reduce((sum, stage) => sum + stage.minutes, 0),
  }
}
