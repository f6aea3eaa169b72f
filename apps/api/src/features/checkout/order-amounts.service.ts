import type { Tx } from '../../db/connection.ts'
import type { CouponUser } from '../coupons/coupon-uses.service.ts'
import type { DeliveryColumns } from './order-columns.ts'
import * as queries from './order-placing.queries.ts'
import type { Priced } from './order-pricing.service.ts'

/** The price of an order as its columns; the code is a copy, spelled as the atelier spells it. */
export function amountsOf({ totalCents, applied }: Priced) {
  return {
    totalCents,
    discountCents: applied?.discountCents ?? 0,
    couponCode: applied?.coupon.code ?? null,
  }
}

/** Uses are counted by CPF and e-mail. An account's own e-mail counts too: the order may name any other. */
export async function couponUser(
  tx: Tx,
  { customerCpf: cpf, customerEmail }: DeliveryColumns,
  userId: number | undefined,
): Promise<CouponUser> {
  const own = userId === undefined ? undefined : await queries.emailOf(tx, userId)
  return { cpf, emails: [customerEmail, own] }
}
