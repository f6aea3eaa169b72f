import { measurements, type NewMeasurementVersion } from '@shop/contract/measurements'
import { orderMeasures } from '@shop/contract/order-measures'
import { type DemoShop, startDemoShop } from '@shop/test-kit/demo-shop'
import { anItem, anOrder, aProduct, aSession, aUser } from '@shop/test-kit/factories'
import { RATE_LIMITS } from '@shop/test-kit/limits'
import { aMeasurementSheet, someMeasures } from '@shop/test-kit/measurements'
import { call } from '../../lib/call.ts'
import { withCleanup } from '../../lib/cleanup.ts'
import type { Scenario } from '../../lib/scenario.ts'

/**
 * Two versions of a sheet are saved at once, and the atelier locks a dress while the customer sends another version or
 * deletes the sheet. Does every version get its own number, and is what is locked what was shown?
 */
export const measureRace: Scenario = (size) =>
  withCleanup(async (later) => {
    const { shop, db, startReplica, stop } = await startDemoShop('measure_race', { RATE_LIMITS })
    later(stop)
    // A second process, so that only the database decides the order of events.
    const replica = await startReplica()
    later(replica.stop)
    const admin = { url: replica.url, token: (await aSession(db, await aUser(db, { role: 'admin' }))).token }
    const product = await aProduct(db)
    // Half of them against another version, half against a deletion.
    const rounds = size === 'full' ? 400 : 20
    const seen = { shared: 0, locked: 0, sent: 0, deleted: 0, notShown: 0, orphaned: 0, other: 0 }

    for (let round = 0; round < rounds; round += 1) {
      const { customer, params, measurementSheet, add } = await aMeasuredLine(db, shop, product)
      const [shown, later] = await Promise.all([add(700), add(690)])
      if (shown === undefined || later === undefined || shown.number === later.number) {
        seen.shared += 1
        continue
      }
      await call(customer, orderMeasures.send, { params, body: { versionId: shown.id } })
      const lock = () => call(admin, orderMeasures.lock, { params, body: { versionId: shown.id } })
      const interfere = () =>
        round % 4 < 2
          ? call(customer, orderMeasures.send, { params, body: { versionId: later.id } })
          : call(customer, measurements.remove, { params: measurementSheet })
      const early = round % 2 === 0 ? lock() : undefined
      const interfering = interfere()
      const locking = await (early ?? lock())
      const interfered = await interfering

      const { data } = await call(customer, orderMeasures.read, { params })
      if (locking.status === 200) {
        seen.locked += 1
        if (data?.locked?.values.waist !== shown.values.waist) seen.notShown += 1
        // Sent before the lock, or the sheet was deleted under it: what was shown was no longer there.
        if (interfered.status === 200 || interfered.status === 204) seen.orphaned += 1
      } else if (data?.locked) seen.notShown += 1
      if (interfered.status === 200) seen.sent += 1
      if (interfered.status === 204) seen.deleted += 1
      const codes = [locking.code, interfered.code].filter((code) => code !== undefined)
      const isExpected = (code: string) =>
        ['measures_changed', 'measures_locked', 'measures_in_use', 'measurement_sheet_not_found'].includes(
          code,
        )
      if (codes.length !== 1 || !codes.every(isExpected)) seen.other += 1
    }
    return [
      { what: `pairs of versions with one number, of ${rounds}`, value: seen.shared, unit: '', atMost: 0 },
      { what: 'locked as shown', value: seen.locked - seen.notShown, unit: '' },
      { what: 'another version sent first', value: seen.sent, unit: '' },
      { what: 'sheet deleted first', value: seen.deleted, unit: '' },
      { what: 'locked and not what was shown', value: seen.notShown, unit: '', atMost: 0 },
      { what: 'locked although it had been replaced or deleted', value: seen.orphaned, unit: '', atMost: 0 },
      {
        what: 'rounds in which not exactly one of the two was rejected',
        value: seen.other,
        unit: '',
        atMost: 0,
      },
    ]
  })

/** A paid, made-to-measure line of a customer with a measurement sheet. */
async function aMeasuredLine(
  db: DemoShop['db'],
  { url }: { url: string },
  product: Parameters<typeof anItem>[2],
) {
  const user = await aUser(db)
  const measurementSheet = { id: (await aMeasurementSheet(db, { userId: user.id })).id }
  const paid = { paymentState: 'paid', paidAt: new Date(), stockState: 'sold', status: 'confirmed' } as const
  const order = await anOrder(db, { userId: user.id, ...paid })
  const measured = { offer: 'made_to_measure', size: 'Sob medida' } as const
  const item = await anItem(db, order, product, measured)
  const customer = { url, token: (await aSession(db, user)).token }
  const add = async (waist: number) => {
    const body: NewMeasurementVersion = someMeasures({ values: { waist } })
    return (await call(customer, measurements.addVersion, { params: measurementSheet, body })).data
  }
  return { customer, measurementSheet, params: { id: order.id, itemId: item.id }, add }
}
