import { type CartLine, lineKey } from '@shop/contract/cart'
import { discountOf } from '@shop/contract/coupon-pricing'
import { useEffect, useEffectEvent, useState } from 'react'
import type { CouponResult } from './check-coupon.ts'
import { removeCoupon, storeCoupon, useCouponCode } from './coupon.store.ts'

export type CouponState =
  | { kind: 'none' }
  | { kind: 'checking' }
  | {
      kind: 'applied'
      code: string
      percent: number | null
      discountCents: number
      /** Of each line. */
      lineCents: readonly number[]
    }
  /** It stays with the cart: it may apply again once the cart grows. */
  | { kind: 'rejected'; code: string; message: string }

type Result = CouponResult & { code: string; productIds: readonly number[]; lines: string }

export interface CartCoupon {
  state: CouponState
  /** The error to show, if the code does not apply; then nothing is stored. */
  apply: (code: string) => Promise<string | undefined>
  remove: () => void
  /** The shop did not accept it for the order. */
  reject: (message: string) => void
}

const fallenShort = 'Este cupom não vale para este carrinho como está agora. Veja se a compra mudou.'

/**
 * The coupon of the cart. The shop is asked for its terms once, and again for products that it was not asked about;
 * quantities are computed here, so that the total follows every click.
 */
export function useCoupon(lines: readonly CartLine[]): CartCoupon {
  const code = useCouponCode()
  const [result, setResult] = useState<Result>()
  const current = {
    productIds: lines.map(({ productId }) => productId),
    lines: lines.map((line) => `${lineKey(line)} ${line.quantity}`).join(),
  }
  const isKnown = result !== undefined && result.code === code && covers(result, current)

  const check = async (wanted: string, signal?: AbortSignal) => {
    const { checkCoupon } = await import('./check-coupon.ts')
    return checkCoupon(wanted, lines, signal)
  }
  const request = useEffectEvent(async (wanted: string, signal: AbortSignal): Promise<Result> => {
    const checked = await check(wanted, signal)
    return { ...checked, code: wanted, ...current }
  })
  useEffect(() => {
    if (code === undefined || isKnown || current.lines === '') return undefined
    const running = new AbortController()
    const load = async () => {
      const checked = await request(code, running.signal)
      if (!running.signal.aborted) setResult(checked)
    }
    void load()
    return () => running.abort()
  }, [code, isKnown, current.lines])

  return {
    state: stateOf(code, result, lines),
    async apply(typed) {
      const checked = await check(typed)
      if ('message' in checked) return checked.message
      setResult({ ...checked, code: checked.coupon.code, ...current })
      storeCoupon(checked.coupon.code)
      return undefined
    },
    remove() {
      setResult(undefined)
      removeCoupon()
    },
    reject(message) {
      if (code !== undefined) setResult({ message, code, ...current })
    },
  }
}

export function discountIn(state: CouponState): number {
  return state.kind === 'applied' ? state.discountCents : 0
}

/** Terms are known for their products in any quantity; a rejection only for the cart that was sent. */
function covers(result: Result, current: { productIds: readonly number[]; lines: string }): boolean {
  if ('message' in result) return result.lines === current.lines
  return current.productIds.every((id) => result.productIds.includes(id))
}

function stateOf(
  code: string | undefined,
  result: Result | undefined,
  lines: readonly CartLine[],
): CouponState {
  if (code === undefined || lines.length === 0) return { kind: 'none' }
  if (result?.code !== code) return { kind: 'checking' }
  if ('message' in result) return { kind: 'rejected', code, message: result.message }
  const discount = discountOf(result.coupon, lines)
  if (!discount) return { kind: 'rejected', code, message: fallenShort }
  const { percent } = result.coupon
  return { kind: 'applied', code, percent, ...discount }
}
