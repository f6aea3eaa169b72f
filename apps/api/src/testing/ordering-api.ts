import { testApi } from '@shop/test-kit/api'
import { brokenPromises, withoutHoldLimits } from '@shop/test-kit/orders'
import { expect } from 'vitest'

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
