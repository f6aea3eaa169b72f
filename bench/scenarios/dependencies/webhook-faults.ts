import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { changeAmount, eventCounts } from '../../lib/provider.ts'
import { aPurchase, countWrong, order, type Purchase, pay, rowOf } from '../../lib/purchases.ts'
import type { Result, Scenario } from '../../lib/scenario.ts'
import { invariantResults, isQuiet, letPass, runNow, secondsUntil } from '../../lib/shop-health.ts'
import { type TestShop, withTestShop } from '../../lib/test-shop.ts'

const CALM = {
  dropWebhooks: false,
  duplicateWebhooks: 0,
  shuffle: false,
  webhookDelayMs: 0,
  forgeSignatures: false,
  signatureAge: 0,
}
/** The reconciler only checks orders older than two minutes. */
const UNSETTLED_S = 180
/** Rejected events are sent once more before the next fault begins. */
const RETRIES_MS = 60_000

/** The provider's events arrive three times, in any order, late, not at all, or from another sender. */
export const webhookFaults: Scenario = (size) =>
  withTestShop({ name: 'webhook_faults' }, async (shop) => {
    const each = size === 'full' ? 50 : 5
    const results: Result[] = []
    const all: Purchase[] = []
    const paidUnder = async (settings: object) => {
      await shop.control('config', { ...CALM, ...settings })
      const purchases: Purchase[] = []
      for (let n = 0; n < each; n++) purchases.push(await aPurchase(shop))
      await Promise.all(purchases.map((purchase) => order(shop, purchase)))
      await Promise.all(purchases.map((purchase) => pay(shop, purchase)))
      all.push(...purchases)
      return purchases
    }
    const heal = async (what: string, purchases: readonly Purchase[]) => {
      const value = await secondsUntil(async () => (await countWrong(shop, purchases)) === 0, 60)
      results.push(
        {
          what: `${what}: of ${each} orders, wrong`,
          value: await countWrong(shop, purchases),
          unit: '',
          atMost: 0,
        },
        { what: `${what}: until the last order was right`, value, unit: 's' },
      )
    }

    await heal('each event three times, shuffled', await paidUnder({ duplicateWebhooks: 2, shuffle: true }))
    await heal('events 3 s late', await paidUnder({ webhookDelayMs: 3_000 }))

    for (const [what, settings] of Object.entries({
      'all events lost': { dropWebhooks: true },
      'signatures forged': { forgeSignatures: true },
      'timestamps 6 minutes old': { signatureAge: 360 },
    })) {
      // Late events of the step before would be counted as accepted in this one.
      await secondsUntil(async () => (await eventCounts(shop)).undelivered === 0, 10)
      const before = await eventCounts(shop)
      const purchases = await paidUnder(settings)
      await sleep(500)
      const believed = each - (await countWrong(shop, purchases))
      const after = await eventCounts(shop)
      const [made, unheard] = [after.events - before.events, after.undelivered - before.undelivered]
      results.push(
        { what: `${what}: orders paid by them`, value: believed, unit: '', atMost: 0 },
        {
          what: `${what}: of ${made} events, not accepted`,
          value: unheard,
          unit: '',
          atLeast: made,
          atMost: made,
        },
      )
      await shop.control('config', CALM)
      await letPass(shop, UNSETTLED_S)
      await runNow(shop, 'payments.reconcile')
      await heal(`${what}, then the reconciler`, purchases)
      await shop.control('clock', { advanceMs: RETRIES_MS })
      await sleep(500)
    }

    results.push(...(await strangers(shop)))
    results.push(...(await wrongAmount(shop)))
    await secondsUntil(() => isQuiet(shop), 30)
    return [...results, ...(await invariantResults(shop))]
  })

/** A payment of another shop, signed as ours would be. */
async function strangers(shop: TestShop): Promise<Result[]> {
  const purchase = await aPurchase(shop)
  await order(shop, purchase)
  const object = { id: 'pi_of_another_account', object: 'payment_intent', status: 'succeeded', amount: 100 }
  const event = {
    id: `evt_${randomUUID()}`,
    object: 'event',
    type: 'payment_intent.succeeded',
    livemode: false,
  }
  await shop.control('send', { event: { ...event, data: { object } } })
  await secondsUntil(() => isQuiet(shop), 30)
  const changed = 1 - (await countWrong(shop, [purchase], 'awaiting'))
  return [{ what: "another account's payment: orders not changed", value: changed, unit: '', atLeast: 1 }]
}

/** The amount is changed at the provider, and that amount is paid. */
async function wrongAmount(shop: TestShop): Promise<Result[]> {
  const purchase = await aPurchase(shop)
  await order(shop, purchase)
  await changeAmount(shop, purchase.intent?.clientSecret ?? '', 100)
  await pay(shop, purchase)
  await secondsUntil(async () => (await rowOf(shop, purchase))?.attention === 'amount_mismatch', 20)
  const row = await rowOf(shop, purchase)
  const right = row?.attention === 'amount_mismatch' && row.paymentState === 'awaiting'
  return [
    {
      what: 'wrong amount: marked as needing attention, not paid',
      value: Number(right),
      unit: '',
      atLeast: 1,
    },
  ]
}
