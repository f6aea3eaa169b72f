import { contact } from '@shop/contract/contact'
import { reports } from '@shop/contract/reports'
import { testApi } from '@shop/test-kit/api'
import { aUser } from '@shop/test-kit/factories'
import { afterAll, beforeAll, expect, test } from 'vitest'

let api: Awaited<ReturnType<typeof testApi>>
let admin: Awaited<ReturnType<typeof api.as>>
let adminId: number
beforeAll(async () => {
  api = await testApi()
  const person = await aUser(api.db, { role: 'admin' })
  adminId = person.id
  admin = await api.as(person)
})
afterAll(() => api.close())

async function aMessage(name: string) {
  const row = { name, email: 'l@exemplo.test', subject: 'Outros', message: 'Olá' }
  return api.db.insertInto('contactMessages').values(row).returning('id').executeTakeFirstOrThrow()
}
const setHandled = (id: number, handled: boolean) =>
  admin.call(contact.handle, { params: { id }, body: { handled } })
const waiting = async () => (await admin.call(reports.dashboard, {})).data?.contactMessages
const namesOf = async (handled: boolean) =>
  (await admin.call(contact.list, { query: { handled } })).data?.map(({ name }) => name)
const logOf = async (id: number) =>
  api.db
    .selectFrom('auditLog')
    .selectAll()
    .where('objectType', '=', 'contact_message')
    .where('objectId', '=', String(id))
    .orderBy('id')
    .execute()

test('an answered message is no longer pending, and can be reopened', async () => {
  const { id } = await aMessage('Luísa')
  await aMessage('Ana')
  expect((await waiting())?.count).toBe(2)
  const { status, data } = await setHandled(id, true)
  expect([status, data?.name, data?.handledAt instanceof Date]).toEqual([200, 'Luísa', true])
  expect(await waiting()).toMatchObject({ count: 1, first: [{ name: 'Ana' }] })
  expect([await namesOf(true), await namesOf(false)]).toEqual([['Luísa'], ['Ana']])
  expect((await setHandled(id, false)).data?.handledAt).toBeNull()
  expect((await waiting())?.count).toBe(2)
})

test('the audit log records who answered once, however often and from wherever the action is repeated', async () => {
  const { id } = await aMessage('Beatriz')
  await Promise.all(Array.from({ length: 5 }, () => setHandled(id, true)))
  await setHandled(id, false)
  expect(await logOf(id)).toMatchObject([
    { action: 'contact.handle', actorId: adminId, details: { changed: ['handledAt'] } },
    { action: 'contact.reopen', actorId: adminId },
  ])
  expect(JSON.stringify(await logOf(id))).not.toContain('Beatriz')
})

test('marking a message that does not exist as answered returns 404', async () => {
  const { status, error } = await setHandled(999_999, true)
  expect([status, error?.code]).toEqual([404, 'contact_message_not_found'])
})
