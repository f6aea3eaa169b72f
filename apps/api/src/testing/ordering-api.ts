import { expect } from 'vitest'
import { testApi } from './api.ts'
import { brokenPromises, withoutHoldLimits } from './orders.ts'

/** An API at which one may order as often as a test likes; when it closes, every promise about orders must hold. */
export async function orderingApi() {
  const api = await testApi({ config: { limits: { orderCreation: { points: 1000 } } } })
  await withoutHoldLimits(api.db)
  return {
    ...api,
    async close() {
      expect(await brokenPromises(api.db)).toEqual([])
      await api.close()
    },
  }
}
