import type { Db } from '@shop/api/db/connection'
import { aCoupon, dayFromToday } from '@shop/test-kit/coupons'
import { startDemoShop } from '@shop/test-kit/demo-shop'
import { aProduct, aSession, aUser } from '@shop/test-kit/factories'
import { RATE_LIMITS } from '@shop/test-kit/limits'
import { brokenPromises } from '@shop/test-kit/orders'
import { sql } from 'kysely'
import { withCleanup } from '../../lib/cleanup.ts'
import type { Scenario } from '../../lib/scenario.ts'

const PRICE = 5000
const PATHS = ['/api/orders', '/api/orders/create']

/** Every manipulation of a discount that a browser can send: an order may only cost what the shop computes. */
export const couponTampering: Scenario = (size) =>
  withCleanup(async (later) => {
    const { shop, db, stop } = await startDemoShop('coupon_tampering', { RATE_LIMITS })
    later(stop)
    const { id } = await aProduct(db, { priceCents: PRICE * 100, stockAvailable: 100_000 })
    const lies = await tamperedCoupons(db)
    const rounds = size === 'full' ? 3 : 1
    const statuses: number[] = []
    let written = 0
    for (let round = 0; round < rounds; round++) {
      for (const lie of lies) {
        for (const path of PATHS) {
          const outcome = await send(db, shop.url + path, { ...draftOf(id), ...lie })
          if (outcome.written > 0) console.log(`  ${outcome.status} ${JSON.stringify(lie)}`)
          written += outcome.written
          statuses.push(outcome.status)
        }
      }
    }
    const ten = await aCoupon(db)
    const honest = await send(db, `${shop.url}/api/orders`, {
      ...draftOf(id),
      couponCode: ten.code,
      total: PRICE * 0.9,
    })
    const none = { unit: '', atMost: 0 }
    return [
      { what: 'different attempts', value: lies.length * PATHS.length, unit: '', atLeast: 40 },
      { what: 'manipulations for which an order was created', value: written, ...none },
      { what: 'honest coupons rejected', value: 1 - honest.written, ...none },
      { what: 'orders with another discount than the coupon’s', value: await strangeDiscounts(db), ...none },
      { what: 'server errors (5xx)', value: statuses.filter((status) => status >= 500).length, ...none },
      { what: 'broken invariants between tables', value: (await brokenPromises(db)).length, ...none },
    ]
  })

async function tamperedCoupons(db: Db): Promise<object[]> {
  const { code } = await aCoupon(db)
  const unusable = [
    await aCoupon(db, { endsOn: dayFromToday(-1) }),
    await aCoupon(db, { startsOn: dayFromToday(1) }),
    await aCoupon(db, { disabledAt: sql<Date>`now()` }),
    await aCoupon(db, { maxUses: 1, minTotalCents: PRICE * 100 + 1 }),
  ]
  const right = PRICE * 0.9
  return [
    ...unusable.map((coupon) => ({ couponCode: coupon.code, total: right })),
    ...[0, 0.5, 1, right - 0.01, right + 0.01, PRICE, -right, PRICE * 0.81].map((total) => ({
      couponCode: code,
      total,
    })),
    ...[
      null,
      true,
      1,
      [],
      [code],
      {},
      '',
      ' ',
      'x'.repeat(41),
      `${code}\u0000`,
      '%',
      '_%',
      `${code}' or '1'='1`,
    ].map((couponCode) => ({ couponCode, total: right })),
    // The field has one name, and one code.
    ...['coupon', 'coupon_code', 'couponId', 'discount', 'discountCents', 'discount_cents'].map((name) => ({
      [name]: name.startsWith('coupon') ? code : 500,
      total: right,
    })),
    { couponCode: `${code},${code}`, total: right },
  ]
}

function draftOf(id: number) {
  return {
    customer: { name: 'Marina Duarte', email: 'marina@exemplo.test', phone: '(11) 90000-0000' },
    shipping: { address: 'Rua das Flores, 12', city: 'São Paulo', state: 'SP', zipCode: '01310-100' },
    items: [{ id, size: 'M', color: 'Branco', quantity: 1 }],
    total: PRICE,
  }
}

/** Sent by a new customer, so that what was written belongs to this attempt. */
async function send(db: Db, url: string, body: object) {
  const user = await aUser(db)
  const { token } = await aSession(db, user)
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const { status } = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  const rows = await db.selectFrom('orders').select('id').where('userId', '=', user.id).execute()
  return { status, written: rows.length }
}

/** Only counts orders of this scenario; the demo has its own. */
async function strangeDiscounts(db: Db): Promise<number> {
  const { rows } = await sql<{ strange: number }>`
    select count(*) as strange from orders join coupon_uses on order_id = orders.id join coupons on coupons.id = coupon_id
    where customer_email = 'marina@exemplo.test'
      and (coupons.code <> coupon_code or discount_cents <> (total_cents + discount_cents) * percent / 100)`.execute(
    db,
  )
  return rows[0]?.strange ?? 0
}
