/** The orders that lies are told about, made as customers and the atelier make them. */
import { randomUUID } from 'node:crypto'
import type { Db } from '@shop/api/db/connection'
import { charges } from '@shop/contract/charges'
import { orders } from '@shop/contract/orders'
import { today } from '@shop/test-kit/sales'
import { type Buyer, buyers, confirm, create, type TestProduct } from './buyers.ts'
import { type Caller, call } from './call.ts'
import { secondsUntil } from './shop-health.ts'
import type { LiedAbout } from './tampered-charges.ts'

interface Shop {
  url: string
  paymentsUrl: string
  db: Db
}

export interface Setting extends LiedAbout {
  owner: Buyer
  stranger: Buyer
  /** The last order before all of these. */
  since: number
  /** Cancelled because the atelier failed. */
  failedId: number
  /** Received of the owner's order. */
  paidCents: number
}

export async function liedAbout(shop: Shop, admin: Caller, made: TestProduct): Promise<Setting> {
  const [owner, stranger] = await buyers(shop, 2)
  if (owner === undefined || stranger === undefined) throw new Error('no customers')
  const { max } = await shop.db
    .selectFrom('orders')
    .select((eb) => eb.fn.max('id').as('max'))
    .executeTakeFirstOrThrow()
  const own = await depositPaid(shop, owner, made)
  const other = await depositPaid(shop, stranger, made)
  const failed = await depositPaid(shop, stranger, made)
  const unpaid = await placed(shop, owner, made)
  const cancelled = await call(admin, orders.cancel, {
    params: { id: failed.id },
    body: {
      ...{ reason: 'Não ficou pronto', retainedCents: 0, whoFailed: 'atelier' },
      refund: { requestId: randomUUID() },
    },
  })
  if (cancelled.status !== 200) throw new Error(`not cancelled: ${cancelled.status} ${cancelled.code}`)
  const [depositCents = 0, ...openCents] = own.cents
  return {
    ...{ owner, stranger, since: max ?? 0, failedId: failed.id, paidCents: depositCents },
    own: { ...own, openCents, extraId: await proposed(admin, own.id), day: today(3) },
    other: { ...other, extraId: await proposed(admin, other.id) },
    unpaid,
  }
}

async function placed(shop: Shop, buyer: Buyer, made: TestProduct) {
  const { data } = await create(shop, buyer, [made], { plan: 'parts' })
  if (data === undefined) throw new Error('no order in parts')
  const rows = await shop.db
    .selectFrom('orderCharges')
    .select(['id', 'amountCents'])
    .where('orderId', '=', data.orderId)
    .orderBy('position')
    .execute()
  const chargeIds = rows.map(({ id }) => id)
  return { id: data.orderId, intent: data, chargeIds, cents: rows.map(({ amountCents }) => amountCents) }
}

async function depositPaid(shop: Shop, buyer: Buyer, made: TestProduct) {
  const order = await placed(shop, buyer, made)
  await confirm(shop, order.intent)
  const isPaid = async () => (await stateOf(shop, order.id)) === 'partly_paid'
  if ((await secondsUntil(isPaid, 60)) >= 60) throw new Error('the deposit was not settled')
  return order
}

async function stateOf({ db }: Shop, id: number) {
  const row = await db.selectFrom('orders').select('paymentState').where('id', '=', id).executeTakeFirst()
  return row?.paymentState
}

async function proposed(admin: Caller, id: number): Promise<number> {
  const body = {
    description: 'Renda no punho',
    amountCents: 38_000,
    dueOn: today(20),
    requestId: randomUUID(),
  }
  const { data } = await call(admin, charges.addExtra, { params: { id }, body })
  const extraId = data?.extras?.[0]?.id
  if (extraId === undefined) throw new Error('no extra')
  return extraId
}
