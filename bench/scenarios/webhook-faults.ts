import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Counter, withCounter } from '../lib/counter.ts'
import { changeAmount, eventCounts } from '../lib/provider.ts'
import { aPurchase, countWrong, order, type Purchase, pay, rowOf } from '../lib/purchases.ts'
import type { Figure, Scenario } from '../lib/scenario.ts'
import { invariantFigures, isQuiet, letPass, runNow, secondsUntil } from '../lib/shop-health.ts'

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
  withCounter({ name: 'webhook_faults' }, async (counter) => {
    const each = size === 'full' ? 50 : 5
    const figures: Figure[] = []
    const all: Purchase[] = []
    const paidUnder = async (settings: object) => {
      await counter.control('config', { ...CALM, ...settings })
      const purchases: Purchase[] = []
      for (let n = 0; n < each; n++) purchases.push(await aPurchase(counter))
      await Promise.all(purchases.map((purchase) => order(counter, purchase)))
      await Promise.all(purchases.map((purchase) => pay(counter, purchase)))
      all.push(...purchases)
      return purchases
    }
    const heal = async (what: string, purchases: readonly Purchase[]) => {
      const value = await secondsUntil(async () => (await countWrong(counter, purchases)) === 0, 60)
      figures.push(
        {
          what: `${what}: of ${each} orders not right`,
          value: await countWrong(counter, purchases),
          unit: '',
          atMost: 0,
        },
        { what: `${what}: until the last was right`, value, unit: 's' },
      )
    }

    await heal('each event three times, shuffled', await paidUnder({ duplicateWebhooks: 2, shuffle: true }))
    await heal('events 3 s late', await paidUnder({ webhookDelayMs: 3_000 }))

    for (const [what, settings] of Object.entries({
      'all events lost': { dropWebhooks: true },
      'signatures forged': { forgeSignatures: true },
      'timestamps 6 minutes old': { signatureAge: 360 },
    })) {
      const before = await eventCounts(counter)
      const purchases = await paidUnder(settings)
      await sleep(500)
      const believed = each - (await countWrong(counter, purchases))
      const after = await eventCounts(counter)
      const [made, unheard] = [after.events - before.events, after.undelivered - before.undelivered]
      figures.push(
        { what: `${what}: orders paid by them`, value: believed, unit: '', atMost: 0 },
        {
          what: `${what}: of ${made} events not taken`,
          value: unheard,
          unit: '',
          atLeast: made,
          atMost: made,
        },
      )
      await counter.control('config', CALM)
      await letPass(counter, UNSETTLED_S)
      await runNow(counter, 'payments.reconcile')
      await heal(`${what}, then the reconciler`, purchases)
      await counter.control('clock', { advanceMs: RETRIES_MS })
      await sleep(500)
    }

    figures.push(...(await strangers(counter)))
    figures.push(...(await wrongAmount(counter)))
    await secondsUntil(() => isQuiet(counter), 30)
    return [...figures, ...(await invariantFigures(counter))]
  })

/** A payment of another shop, signed as ours would be. */
async function strangers(counter: Counter): Promise<Figure[]> {
  const purchase = await aPurchase(counter)
  await order(counter, purchase)
  const object = { id: 'pi_somebody_elses', object: 'payment_intent', status: 'succeeded', amount: 100 }
  const event = {
    id: `evt_${randomUUID()}`,
    object: 'event',
    type: 'payment_intent.succeeded',
    livemode: false,
  }
  await counter.control('send', { event: { ...event, data: { object } } })
  await secondsUntil(() => isQuiet(counter), 30)
  const changed = 1 - (await countWrong(counter, [purchase], 'awaiting'))
  return [{ what: "another account's payment: orders left alone", value: changed, unit: '', atLeast: 1 }]
}

/** The amount is changed at the provider, and that amount is paid. */
async function wrongAmount(counter: Counter): Promise<Figure[]> {
  const purchase = await aPurchase(counter)
  await order(counter, purchase)
  await changeAmount(counter, purchase.intent?.clientSecret ?? '', 100)
  await pay(counter, purchase)
  await secondsUntil(async () => (await rowOf(counter, purchase))?.attention === 'amount_mismatch', 20)
  const row = await rowOf(counter, purchase)
  const right = row?.attention === 'amount_mismatch' && row.paymentState === 'awaiting'
  return [
    {
      what: 'wrong amount: kept for a person to look at, not paid',
      value: Number(right),
      unit: '',
      atLeast: 1,
    },
  ]
}
