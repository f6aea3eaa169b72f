/** A paid order of a guest with one made-to-measure dress, the holder of its link, and an administrator. */
import { randomUUID } from 'node:crypto'
import type { GuestMeasures } from '@shop/contract/measurements'
import { orderMeasures } from '@shop/contract/order-measures'
import type { testApi } from '@shop/test-kit/api'
import { anItem, anOrder, aProduct, aUser } from '@shop/test-kit/factories'
import { someMeasures } from '@shop/test-kit/measurements'
import { newLink } from '../features/order-links/order-links.service.ts'
import { allMeasures } from './measured-order.ts'

type Api = Awaited<ReturnType<typeof testApi>>

export const ana = { personName: 'Ana Sigilosa', isChild: false, consent: true } as const

export async function aGuestsMeasuredOrder(api: Api) {
  const { db } = api
  const order = await anOrder(db, {
    isGuest: true,
    userId: null,
    customerEmail: `${randomUUID()}@exemplo.test`,
    status: 'confirmed',
    paymentState: 'paid',
    stockState: 'sold',
    paidAt: new Date(),
  })
  const addLine = async () => {
    const line = { offer: 'made_to_measure', size: 'Sob medida', baseSize: 'G' } as const
    const { id: itemId } = await anItem(db, order, await aProduct(db), line)
    return { id: order.id, itemId }
  }
  const params = await addLine()
  const token = await newLink(db, order.id)
  const holder = api.withOrderToken(token)
  const admin = await api.as(await aUser(db, { role: 'admin' }))
  const send = (measures: Partial<GuestMeasures> = {}, to = params) =>
    holder.call(orderMeasures.sendAsGuest, {
      params: to,
      body: { ...someMeasures({ values: allMeasures }), ...ana, ...measures },
    })
  const measurementSheets = () =>
    db.selectFrom('measurementSheets').selectAll().where('orderId', '=', order.id).orderBy('id').execute()
  return { order, params, token, holder, admin, addLine, send, measurementSheets }
}
