/** A paid order of one made-to-measure dress, its customer with a measurement sheet, and an administrator. */
import { measurements, type NewMeasurementVersion } from '@shop/contract/measurements'
import type { MeasureValues } from '@shop/contract/measures'
import { orderMeasures } from '@shop/contract/order-measures'
import type { testApi } from '@shop/test-kit/api'
import { anItem, anOrder, aProduct, aUser } from '@shop/test-kit/factories'
import { aMeasurementSheet, someMeasures } from '@shop/test-kit/measurements'

type Api = Awaited<ReturnType<typeof testApi>>

interface Given {
  order?: Parameters<typeof anOrder>[1]
  line?: Parameters<typeof anItem>[3]
  measurementSheet?: { isChild?: boolean }
}

/** The atelier's usual set, plausible. */
export const allMeasures: MeasureValues = {
  bust: 905,
  waist: 705,
  hip: 1010,
  backLength: 395,
  shoulder: 120,
  waistToFloor: 1090,
  hollowToFloor: 1430,
  height: 1650,
}

export async function aMeasuredOrder(api: Api, { order: orderValues, line, measurementSheet }: Given = {}) {
  const { db } = api
  const user = await aUser(db)
  const administrator = await aUser(db, { role: 'admin' })
  const order = await anOrder(db, {
    userId: user.id,
    customerEmail: user.email,
    status: 'confirmed',
    paymentState: 'paid',
    stockState: 'sold',
    paidAt: new Date(),
    ...orderValues,
  })
  const measured = { offer: 'made_to_measure', size: 'Sob medida', baseSize: 'G' } as const
  const { id: itemId } = await anItem(db, order, await aProduct(db), { ...measured, ...line })
  const { id: measurementSheetId } = await aMeasurementSheet(db, { userId: user.id, ...measurementSheet })
  const [customer, admin] = [await api.as(user), await api.as(administrator)]
  const params = { id: order.id, itemId }

  async function add(version: Partial<NewMeasurementVersion> = {}) {
    const body = someMeasures({ values: allMeasures, ...version })
    const { data } = await customer.call(measurements.addVersion, {
      params: { id: measurementSheetId },
      body,
    })
    if (data === undefined) throw new Error('the version was not saved')
    return data
  }
  async function send(version?: Partial<NewMeasurementVersion>) {
    const saved = await add(version)
    await customer.call(orderMeasures.send, { params, body: { versionId: saved.id } })
    return saved
  }
  async function lock(version?: Partial<NewMeasurementVersion>) {
    const { id: versionId } = await send(version)
    await admin.call(orderMeasures.lock, { params, body: { versionId } })
    return versionId
  }
  return {
    user,
    order,
    params,
    measurementSheetId,
    customer,
    admin,
    adminId: administrator.id,
    add,
    send,
    lock,
  }
}
