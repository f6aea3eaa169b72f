import { nextCursorHeader, totalCountHeader } from '@shop/contract/constants'
import { newsletter } from '@shop/contract/newsletter'
import { testApi } from '@shop/test-kit/api'
import { aSession, aUser } from '@shop/test-kit/factories'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

let api: Awaited<ReturnType<typeof testApi>>
let admin: Awaited<ReturnType<typeof api.as>>
let token: string
beforeAll(async () => {
  api = await testApi()
  const person = await aUser(api.db, { role: 'admin' })
  admin = await api.as(person)
  token = (await aSession(api.db, person)).token
  await sql`insert into newsletter_subscribers
    (email, status, consent_text, consented_at, confirmed_at, unsubscribed_at, created_at) values
    ('ana@exemplo.test', 'confirmed', 'Quero receber novidades.', '2026-03-01T15:00Z', '2026-03-02T15:00Z', null, '2026-03-01T15:00Z'),
    ('=bia@exemplo.test', 'confirmed', 'Quero receber novidades.', '2026-03-03T15:00Z', '2026-03-03T16:00Z', null, '2026-03-03T15:00Z'),
    ('carla@exemplo.test', 'confirmed', 'Quero receber novidades.', '2026-03-04T15:00Z', '2026-03-04T16:00Z', null, '2026-03-04T15:00Z'),
    ('pendente@exemplo.test', 'pending', 'Quero receber novidades.', now(), null, null, now()),
    ('saiu@exemplo.test', 'unsubscribed', 'Quero receber novidades.', now(), now(), now(), now())`.execute(
    api.db,
  )
})
afterAll(() => api.close())

test('the list has confirmed subscribers who stayed, newest first, paginated, with the total', async () => {
  const first = await admin.call(newsletter.subscribers, { query: { limit: 2 } })
  expect(first.data?.map(({ email }) => email)).toEqual(['carla@exemplo.test', '=bia@exemplo.test'])
  expect(Number(first.headers[totalCountHeader])).toBe(3)
  const cursor = String(first.headers[nextCursorHeader])
  const next = await admin.call(newsletter.subscribers, { query: { limit: 2, cursor } })
  expect(next.data).toMatchObject([
    { email: 'ana@exemplo.test', confirmedAt: new Date('2026-03-02T15:00:00Z') },
  ])
  expect(next.headers[nextCursorHeader]).toBeUndefined()
})

test('the CSV export has the consent of each, no formula, and is recorded in the audit log', async () => {
  const { payload, headers } = await api.inject({
    url: newsletter.exportCsv.path,
    headers: { authorization: `Bearer ${token}` },
  })
  expect(headers['content-disposition']).toMatch(/filename="newsletter-\d{4}-\d\d-\d\d\.csv"/)
  expect(payload.split('\r\n').slice(1, -1)).toEqual([
    '"carla@exemplo.test";"04/03/2026 12:00";"04/03/2026 13:00";"Quero receber novidades."',
    `"'=bia@exemplo.test";"03/03/2026 12:00";"03/03/2026 13:00";"Quero receber novidades."`,
    '"ana@exemplo.test";"01/03/2026 12:00";"02/03/2026 12:00";"Quero receber novidades."',
  ])
  const entry = await api.db.selectFrom('auditLog').selectAll().orderBy('id', 'desc').executeTakeFirst()
  expect(entry).toMatchObject({ action: 'newsletter.export', objectType: 'export' })
})

test('neither is available to visitors or customers', async () => {
  const customer = await api.as(await aUser(api.db))
  expect((await api.visitor.call(newsletter.subscribers, { query: {} })).status).toBe(401)
  expect((await customer.call(newsletter.subscribers, { query: {} })).status).toBe(403)
  expect((await customer.call(newsletter.exportCsv, {})).status).toBe(403)
})
