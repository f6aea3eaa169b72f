/**
 * An order holds its coupon from its placing, as it holds its units; the database releases the use with them. Coupons
 * are the last rows that are locked: after the account, the order, its products and its variants.
 * Docs: docs/decisions/0058-coupons.md.
 */
import { createHmac } from 'node:crypto'
import type { Tx } from '../../db/connection.ts'
import { AppError } from '../../lib/app-error.ts'
import type { AppliedCoupon } from './coupon-terms.service.ts'
import * as queries from './coupon-uses.queries.ts'

export interface CouponUser {
  cpf: string | null
  /** Of the order and of the account. */
  emails: readonly (string | null | undefined)[]
}

interface HoldCouponInput {
  orderId: number
  /** Undefined: the order has no coupon, or no longer. */
  applied: AppliedCoupon | undefined
  user: CouponUser
}

/** Call last in the transaction that writes the order. Throws when the coupon was changed or used up meanwhile. */
export async function holdCoupon(tx: Tx, { orderId, applied, user }: HoldCouponInput): Promise<void> {
  const heldId = await queries.heldBy(tx, orderId)
  const couponId = applied?.coupon.id
  const locked = await queries.lock(
    tx,
    [heldId, couponId].filter((id) => id !== undefined),
  )
  if (applied === undefined || couponId === undefined) {
    if (heldId !== undefined) await queries.remove(tx, orderId)
    return
  }
  const coupon = locked.find(({ id }) => id === couponId)
  // Applied without a lock: an administrator may have changed or disabled it since.
  if (coupon?.version !== applied.coupon.version) throw new AppError('coupon_not_valid')
  const others = heldId === couponId ? coupon.uses - 1 : coupon.uses
  if (coupon.maxUses !== null && others >= coupon.maxUses) throw new AppError('coupon_not_valid')
  const personKeys = keysOf(await queries.personSecret(tx), user)
  const own = await queries.countOf(tx, { couponId, personKeys, exceptOrderId: orderId })
  if (own >= coupon.maxPerPerson) throw new AppError('coupon_not_valid')
  await queries.save(tx, { orderId, couponId, personKeys, amountCents: applied.discountCents })
}

/** A plain digest of a CPF can be reversed by trying all of them, hence an HMAC with a secret of this installation. */
function keysOf(secret: Buffer, { cpf, emails }: CouponUser): Buffer[] {
  const people = [cpf && `cpf ${cpf}`, ...emails.map((email) => email && `email ${email}`)]
  return [...new Set(people)]
    .filter((person) => typeof person === 'string' && person !== '')
    .map((person) => createHmac('sha256', secret).update(String(person)).digest())
}
