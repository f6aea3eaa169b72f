import { auth } from '@shop/contract/auth'
import { testApi } from '@shop/test-kit/api'
import { aSession, aUser } from '@shop/test-kit/factories'
import { afterAll, beforeAll, expect, test } from 'vitest'

let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

const statusOf = async (token: string) => (await api.withToken(token).call(auth.verify, {})).status
const sessionRow = (id: number) =>
  api.db.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000)

test.each([
  ['customer', 30 * 24],
  ['admin', 12],
] as const)('using the session of a %s extends it to %d hours later', async (role, hours) => {
  const user = await aUser(api.db, { role })
  const { id, token } = await aSession(api.db, user, {
    lastUsedAt: inDays(-1),
    expiresAt: inDays(0.01),
    absoluteExpiresAt: inDays(60),
  })
  expect(await statusOf(token)).toBe(200)
  const { expiresAt, lastUsedAt } = await sessionRow(id)
  expect((expiresAt.getTime() - lastUsedAt.getTime()) / 3_600_000).toBeCloseTo(hours, 3)
})

test('no use extends a session beyond its absolute end', async () => {
  const user = await aUser(api.db)
  const session = { lastUsedAt: inDays(-1), expiresAt: inDays(1), absoluteExpiresAt: inDays(2) }
  const { id, token } = await aSession(api.db, user, session)
  await statusOf(token)
  const { expiresAt, absoluteExpiresAt } = await sessionRow(id)
  expect(expiresAt).toEqual(absoluteExpiresAt)
  const endless = aSession(api.db, user, { expiresAt: inDays(3), absoluteExpiresAt: inDays(2) })
  await expect(endless).rejects.toMatchObject({ code: '23514' })
})

test.each([
  ['a change of role', { role: 'admin' as const }],
  ["an administrator's block", { blockedAt: new Date() }],
])('%s ends the sessions of the account permanently', async (_what, change) => {
  const user = await aUser(api.db)
  const [one, two, others] = [
    await aSession(api.db, user),
    await aSession(api.db, user),
    await aSession(api.db, await aUser(api.db)),
  ]
  await api.db.updateTable('users').set(change).where('id', '=', user.id).execute()
  expect([await statusOf(one.token), await statusOf(two.token)]).toEqual([401, 401])
  expect(await statusOf(others.token)).toBe(200)
  await api.db
    .updateTable('users')
    .set({ role: 'customer', blockedAt: null })
    .where('id', '=', user.id)
    .execute()
  expect(await statusOf(one.token)).toBe(401)
})

test('any other change of the account ends no session', async () => {
  const user = await aUser(api.db)
  const { token } = await aSession(api.db, user)
  await api.db
    .updateTable('users')
    .set({ name: 'Outro Nome', role: 'customer' })
    .where('id', '=', user.id)
    .execute()
  expect(await statusOf(token)).toBe(200)
})
