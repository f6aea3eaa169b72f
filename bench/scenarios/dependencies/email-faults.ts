import { queueEmail } from '@shop/api/features/emails/emails.service'
import type { Behaviour } from '@shop/test-kit/smtp'
import { aPurchase, order, type Purchase, pay } from '../../lib/purchases.ts'
import type { Result, Scenario } from '../../lib/scenario.ts'
import { invariantResults, isQuiet, letPass, secondsUntil } from '../../lib/shop-health.ts'
import { percentile } from '../../lib/statistics.ts'
import { type TestShop, withTestShop } from '../../lib/test-shop.ts'

/**
 * Applied per email. An hour of faults is scaled down to the first attempts of each email: pauses are skipped in the
 * database.
 */
const faults: Record<string, Behaviour> = {
  'temporary error (421)': { kind: 'refuse', code: 421 },
  'temporary error (451)': { kind: 'refuse', code: 451 },
  'accepts the email and closes the connection': { kind: 'drop' },
  'accepts the email and never responds': { kind: 'hang' },
}
/** The first pause between two tries is 30 s, the next a minute. */
const PAUSE_S = 120

/** The SMTP server fails while orders are paid. Their emails arrive when it is back, and buyers notice nothing. */
export const emailFaults: Scenario = (size) =>
  withTestShop({ name: 'mail_faults' }, async (shop) => {
    const times = size === 'full' ? 20 : 2
    const results: Result[] = []
    const { p95: warmUp } = await buy(shop, times)
    const calm = Math.min(warmUp, (await buy(shop, times)).p95)
    const report = async (what: string, { p95, purchases }: Bought, twice: number) =>
      results.push(
        {
          what: `${what}: of ${times} emails lost`,
          value: await missing(shop, purchases),
          unit: '',
          atMost: 0,
        },
        { what: `${what}: emails delivered to the server twice`, value: twice, unit: '' },
        {
          what: `${what}: order p95, compared with ${calm.toFixed(0)} ms while email works`,
          value: p95,
          unit: 'ms',
          atMost: Math.max(calm * 2, calm + 100),
        },
      )

    shop.wires.smtp.set({ down: true })
    const unavailable = await buy(shop, times)
    await secondsUntil(async () => (await failures(shop)) > 0, 20)
    shop.wires.smtp.set({ down: false })
    await deliverAll(shop, unavailable.purchases)
    await report('no server', unavailable, 0)

    for (const [what, behaviour] of Object.entries(faults)) {
      const offered = shop.smtp.offered()
      shop.smtp.next(...Array.from({ length: times }, () => behaviour))
      const bought = await buy(shop, times)
      await secondsUntil(async () => shop.smtp.offered() >= offered + times, 10 + times * 6)
      // The mailer gives up on a silent server after ten seconds.
      await deliverAll(shop, bought.purchases)
      const isTaken = behaviour.kind === 'drop' || behaviour.kind === 'hang'
      await report(what, bought, isTaken ? shop.smtp.offered() - offered - times : 0)
    }

    shop.smtp.next(...Array.from({ length: times }, () => ({ kind: 'refuse', code: 550 }) as const))
    await emailsWithoutOrder(shop, times)
    const deadLettered = async () => (await shop.db.selectFrom('deadLetters').select('id').execute()).length
    await secondsUntil(async () => (await deadLettered()) === times, 30)
    results.push({
      what: `no such address (550): of ${times} emails dead-lettered`,
      value: await deadLettered(),
      unit: '',
      atLeast: times,
      atMost: times,
    })
    await secondsUntil(() => isQuiet(shop), 30)
    return [...results, ...(await invariantResults(shop, { deadLetters: times }))]
  })

type Bought = Awaited<ReturnType<typeof buy>>

async function buy(shop: TestShop, times: number) {
  const purchases: Purchase[] = []
  for (let n = 0; n < times; n++) {
    const purchase = await aPurchase(shop)
    purchases.push(purchase)
    await order(shop, purchase)
    await pay(shop, purchase)
  }
  return {
    purchases,
    p95: percentile(
      purchases.map(({ waitedMs }) => waitedMs),
      0.95,
    ),
  }
}

async function missing({ smtp }: TestShop, purchases: readonly Purchase[]): Promise<number> {
  const there = new Set(smtp.received.flatMap(({ recipients }) => recipients))
  return purchases.filter(({ buyer }) => !there.has(buyer.email)).length
}

async function deliverAll(shop: TestShop, purchases: readonly Purchase[]) {
  for (let tries = 0; tries < 3; tries++) {
    await letPass(shop, PAUSE_S)
    const done = async () => (await missing(shop, purchases)) === 0 && (await isQuiet(shop))
    if ((await secondsUntil(done, 15)) < 15) return
  }
}

/** Failed attempts that will be retried. */
async function failures({ db }: TestShop): Promise<number> {
  const rows = await db
    .selectFrom('mails')
    .select('id')
    .where('sentAt', 'is', null)
    .where('attempts', '>', 0)
    .execute()
  return rows.length
}

/** Emails that are not about an order: a paid order without its email would rightly break an invariant. */
async function emailsWithoutOrder({ db }: TestShop, times: number) {
  for (let n = 0; n < times; n++) {
    const email = { recipient: `ninguem-${n}@exemplo.test`, subject: 'Oi', html: 'Oi', text: 'Oi' }
    await db.transaction().execute((tx) => queueEmail(tx, { kind: 'bench', objectId: String(n), ...email }))
  }
}
