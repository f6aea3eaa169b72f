import { orderNotes } from '@shop/contract/order-notes'
import { orders } from '@shop/contract/orders'
import { users } from '@shop/contract/users'
import { testApi } from '@shop/test-kit/api'
import { anOrder, aUser } from '@shop/test-kit/factories'
import { tracesOf } from '@shop/test-kit/traces'
import { afterAll, beforeAll, expect, test } from 'vitest'

let api: Awaited<ReturnType<typeof testApi>>
let admin: Awaited<ReturnType<typeof api.as>>
beforeAll(async () => {
  api = await testApi()
  admin = await api.as(await aUser(api.db, { role: 'admin', name: 'Helena' }))
})
afterAll(() => api.close())

const add = (id: number, text: string) => admin.call(orderNotes.add, { params: { id }, body: { text } })
const list = async (id: number) => (await admin.call(orderNotes.list, { params: { id } })).data

test('notes are listed newest first, with who wrote them', async () => {
  const order = await anOrder(api.db)
  const { status, data } = await add(order.id, ' Forrar os botões ')
  expect([status, data?.text, data?.authorName]).toEqual([201, 'Forrar os botões', 'Helena'])
  await add(order.id, 'Ligar na sexta')
  expect((await list(order.id))?.map(({ text }) => text)).toEqual(['Ligar na sexta', 'Forrar os botões'])
  expect(await list((await anOrder(api.db)).id)).toEqual([])
})

test('a note is deleted with its own order only, and deleting it again changes nothing', async () => {
  const [order, other] = [await anOrder(api.db), await anOrder(api.db)]
  const noteId = (await add(order.id, 'Forrar os botões')).data?.id ?? 0
  const remove = (id: number) => admin.call(orderNotes.remove, { params: { id, noteId } })
  expect((await remove(other.id)).status).toBe(204)
  expect(await list(order.id)).toHaveLength(1)
  expect([(await remove(order.id)).status, (await remove(order.id)).status]).toEqual([204, 204])
  expect(await list(order.id)).toEqual([])
})

test('an order that does not exist has no notes', async () => {
  const params = { id: 999_999 }
  const calls = [await admin.call(orderNotes.list, { params }), await add(params.id, 'Nada')]
  expect(calls.map(({ error }) => error?.code)).toEqual(['order_not_found', 'order_not_found'])
})

test('no customer reads one: not in her order, its history or her export, and no log repeats it', async () => {
  const text = 'Atrasa sempre nas provas'
  const user = await aUser(api.db)
  const order = await anOrder(api.db, { userId: user.id, customerEmail: user.email })
  await add(order.id, text)
  const customer = await api.as(user)
  const params = { id: order.id }
  const responses = [
    await customer.call(orders.read, { params }),
    await customer.call(orders.mine, { query: {} }),
    await customer.call(orders.history, { params }),
    await customer.call(users.exportData, {}),
  ]
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(JSON.stringify(responses)).not.toContain(text)
  expect((await customer.call(orderNotes.list, { params })).status).toBe(403)
  expect(await tracesOf(api.db, [text])).toEqual(['order_notes.text'])
})
