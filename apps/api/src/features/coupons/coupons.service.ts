/** The atelier's coupons. Orders that hold one keep the price they were placed with, whatever is changed later. */
import type { Coupon, CouponDraft, CouponState } from '@shop/contract/coupons'
import { errors } from '@shop/contract/errors'
import type { Db, Tx } from '../../db/connection.ts'
import { AppError, found } from '../../lib/app-error.ts'
import type { AuditContext } from '../../lib/audit-context.ts'
import { omit } from '../../lib/omit.ts'
import { recordChange } from '../audit/audit.service.ts'
import type { CouponRow } from './coupons.queries.ts'
import * as queries from './coupons.queries.ts'

export async function listCoupons(db: Db): Promise<Coupon[]> {
  return (await queries.list(db)).map(present)
}

export function createCoupon(db: Db, draft: CouponDraft, auditContext: AuditContext): Promise<Coupon> {
  return db.transaction().execute(async (tx) => {
    await rejectImpossible(tx, draft, 0)
    const id = await queries.insert(tx, draft)
    const created = await read(tx, id)
    await recordChange(tx, {
      ...auditContext,
      action: 'coupon.create',
      objectType: 'coupon',
      objectId: id,
      after: audited(created),
    })
    return created
  })
}

interface UpdateCouponInput extends CouponDraft {
  version: number
}

export function updateCoupon(
  db: Db,
  id: number,
  { version, ...draft }: UpdateCouponInput,
  auditContext: AuditContext,
): Promise<Coupon> {
  return change(db, id, { action: 'coupon.update', ...auditContext }, async (tx) => {
    await rejectImpossible(tx, draft, id)
    return queries.update(tx, id, version, draft)
  })
}

export function disableCoupon(
  db: Db,
  id: number,
  { disabled, version }: { disabled: boolean; version: number },
  auditContext: AuditContext,
): Promise<Coupon> {
  const action = disabled ? 'coupon.disable' : 'coupon.enable'
  return change(db, id, { action, ...auditContext }, (tx) => queries.setDisabled(tx, id, version, disabled))
}

function change(
  db: Db,
  id: number,
  audit: AuditContext & { action: string },
  apply: (tx: Tx) => Promise<boolean>,
): Promise<Coupon> {
  return db.transaction().execute(async (tx) => {
    const before = await read(tx, id)
    if (!(await apply(tx))) throw new AppError('stale_version')
    const after = await read(tx, id)
    await recordChange(tx, {
      ...audit,
      objectType: 'coupon',
      objectId: id,
      before: audited(before),
      after: audited(after),
    })
    return after
  })
}

async function rejectImpossible(tx: Tx, draft: CouponDraft, id: number): Promise<void> {
  const { code, percent, amountCents, startsOn, endsOn, categoryIds } = draft
  if ((percent === null) === (amountCents === null))
    throw wrong('percent', 'Informe a porcentagem ou o valor do desconto.')
  if (startsOn !== null && endsOn !== null && endsOn < startsOn)
    throw wrong('endsOn', 'O último dia não pode vir antes do primeiro.')
  const unique = new Set(categoryIds)
  if ((await queries.countCategories(tx, [...unique])) < categoryIds.length)
    throw wrong('categoryIds', 'Uma das coleções não existe mais. Recarregue a página.')
  await queries.lockCodes(tx)
  if (await queries.isTaken(tx, code, id)) {
    const { message } = errors.coupon_duplicate
    throw new AppError('coupon_duplicate', { fields: { code: message } })
  }
}

function wrong(field: string, message: string): AppError {
  return new AppError('invalid_input', { fields: { [field]: message } })
}

async function read(tx: Tx, id: number): Promise<Coupon> {
  return present(found(await queries.find(tx, id), 'coupon_not_found'))
}

/** Uses are not changed by an administrator. */
function audited(coupon: Coupon) {
  return omit(coupon, ['used', 'held', 'discountGivenCents', 'version'])
}

function present(row: CouponRow): Coupon {
  return { ...omit(row, ['isDisabled', 'isOver', 'isEarly', 'uses']), state: stateOf(row) }
}

function stateOf({ isDisabled, isOver, isEarly, uses, maxUses }: CouponRow): CouponState {
  if (isDisabled) return 'disabled'
  if (isOver) return 'ended'
  if (maxUses !== null && uses >= maxUses) return 'spent'
  return isEarly ? 'scheduled' : 'valid'
}
