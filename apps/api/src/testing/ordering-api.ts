import { expect } from 'vitest'
import { testApi } from './api.ts'
import { brokenPromises, withoutHoldLimits } from './orders.ts'

/** An API without order limits; when it closes, every invariant of orders must hold. */
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
