/** A fitting of a bride's dress, she, and an administrator who writes what was agreed at it. */
import { fittingRecords, type RecordPoint } from '@shop/contract/fitting-records'
import type { testApi } from '@shop/test-kit/api'
import { aUser } from '@shop/test-kit/factories'
import { aFitting } from '@shop/test-kit/fittings'
import { aSewnItem } from '@shop/test-kit/production'
import { newLink } from '../features/order-links/order-links.service.ts'

type Api = Awaited<ReturnType<typeof testApi>>

export const points: RecordPoint[] = [
  { point: 'waist', what: 'takeIn', mm: 15, note: 'igual dos dois lados' },
  { point: 'hem', what: 'raise', mm: 20, note: null },
  { point: 'leftShoulder', what: 'embroider', mm: null, note: 'completar a renda sigilosa' },
]

export async function aRecordedFitting(api: Api, given: Parameters<typeof aSewnItem>[1] = {}) {
  const { db } = api
  const { user, order, id: itemId } = await aSewnItem(db, { finished: 2, ...given })
  const appointment = await aFitting(db, { orderId: order.id, itemId })
  const admin = await api.as(await aUser(db, { role: 'admin', name: 'Lúcia Prado' }))
  const [bride, params] = [await api.as(user), { id: appointment.id }]
  const save = (version?: number, changed = points) =>
    admin.call(fittingRecords.save, {
      params,
      body: { points: changed, ...(version !== undefined && { version }) },
    })
  const send = (id: number, version: number) =>
    admin.call(fittingRecords.send, { params: { id }, body: { version } })
  return {
    ...{ user, order, itemId, appointment, admin, bride, params, save, send },
    linkHolder: async () => api.withOrderToken(await newLink(db, order.id)),
    /** Written and sent. */
    async sent(changed = points) {
      const { data: draft } = await save(undefined, changed)
      const { data: record } = await send(draft?.id ?? 0, draft?.version ?? 0)
      if (record === undefined) throw new Error('the record was not sent')
      return record
    },
    reply: (holder: typeof bride, recordId: number, text?: string) =>
      holder.call(fittingRecords.reply, {
        params: { id: order.id, recordId },
        body: text === undefined ? { reply: 'confirmed' } : { reply: 'differs', text },
      }),
    row: (id: number) =>
      db.selectFrom('fittingRecords').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  }
}
