import { type Coupon, type CouponDraft, coupons } from '@shop/contract/coupons'
import { useQuery } from '@tanstack/react-query'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { queryClient } from '~/lib/query-client.ts'

const couponsKey = (token: string) => ['admin-coupons', token]

export function useCoupons(token: string) {
  return useQuery(
    {
      queryKey: couponsKey(token),
      queryFn: ({ signal }) => callSignedIn(coupons.list, { token, signal }),
    },
    queryClient,
  )
}

/** Undefined: a new one. */
export async function saveCoupon(token: string, existing: Coupon | undefined, draft: CouponDraft) {
  const saved = existing
    ? await callSignedIn(coupons.update, {
        token,
        params: { id: existing.id },
        body: { ...draft, version: existing.version },
      })
    : await callSignedIn(coupons.create, { token, body: draft })
  await queryClient.invalidateQueries({ queryKey: couponsKey(token) })
  return saved
}

export async function setDisabled(token: string, { id, version }: Coupon, disabled: boolean) {
  await callSignedIn(coupons.disable, { token, params: { id }, body: { disabled, version } })
  await queryClient.invalidateQueries({ queryKey: couponsKey(token) })
}
