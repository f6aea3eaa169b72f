import { AppError } from '../../lib/app-error.ts'
import type { RateLimits } from '../../lib/limits.ts'

const GUESS = 'couponGuess'

export type CouponTries = ReturnType<typeof createCouponTries>

/** A code that does not apply costs the network one of its tries, wherever it is sent; one that applies costs none. */
export function createCouponTries(limits: RateLimits) {
  return async <T>(network: string, code: string | undefined, run: () => Promise<T>): Promise<T> => {
    if (code === undefined) return run()
    await limits.consume(GUESS, network)
    try {
      const result = await run()
      await limits.giveBack(GUESS, network)
      return result
    } catch (error) {
      const isWrong = error instanceof AppError && error.code === 'coupon_not_valid'
      if (!isWrong) await limits.giveBack(GUESS, network)
      throw error
    }
  }
}
