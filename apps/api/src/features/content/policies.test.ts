import { defaultPolicies } from '@shop/contract/content/default-policies'
import { type PoliciesContent, policiesPage } from '@shop/contract/content/policies'
import { testApi } from '@shop/test-kit/api'
import { aSession, aUser } from '@shop/test-kit/factories'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let api: Awaited<ReturnType<typeof testApi>>
let admin: ReturnType<typeof api.withToken>
let authorization: string
beforeAll(async () => {
  api = await testApi()
  const { token } = await aSession(api.db, await aUser(api.db, { role: 'admin', name: 'Helena' }))
  admin = api.withToken(token)
  authorization = `Bearer ${token}`
})
afterAll(() => api.close())
beforeEach(async () => {
  for (const table of ['contentVersions', 'contentDrafts'] as const) await api.db.deleteFrom(table).execute()
})

async function save(change: (value: PoliciesContent) => void): Promise<number> {
  const value = structuredClone(defaultPolicies)
  change(value)
  const { version = 0 } = (await admin.call(policiesPage.readDraft, {})).data ?? {}
  const saved = await admin.call(policiesPage.saveDraft, { body: { value, version } })
  return saved.data?.version ?? 0
}

const shown = async () => (await api.visitor.call(policiesPage.read, { query: {} })).data

const lastEntry = () =>
  api.db
    .selectFrom('auditLog')
    .select(['action', 'details'])
    .where('objectId', '=', 'policies')
    .orderBy('id', 'desc')
    .executeTakeFirst()

test('the legal pages are the shop’s own until the atelier publishes its texts, with their day', async () => {
  expect(await shown()).toEqual({ value: defaultPolicies, pictures: {}, publishedAt: null })
  const version = await save((value) => (value.returns.sections.trocas.text = 'Trocamos em **dez** dias.'))
  expect(await admin.call(policiesPage.publish, { body: { version } })).toMatchObject({ status: 200 })
  expect(await shown()).toMatchObject({
    value: { returns: { sections: { trocas: { text: 'Trocamos em **dez** dias.' } } } },
    publishedAt: expect.any(Date) as Date,
  })
  expect((await lastEntry())?.details).toEqual({ changed: ['returns'] })
})

test('without what the law wants a version is published only when she confirms it, and that is logged', async () => {
  const version = await save((value) => {
    value.terms.sections['quem-somos'].isHidden = true
    value.returns.sections.arrependimento.isHidden = true
    value.terms.sections.avaliacoes.isHidden = true
  })
  const rejected = await admin.call(policiesPage.publish, { body: { version } })
  expect(rejected).toMatchObject({ status: 409, error: { code: 'obligatory_sections_missing' } })
  expect((await shown())?.publishedAt).toBeNull()
  expect(
    await admin.call(policiesPage.publish, { body: { version, withoutObligatory: true } }),
  ).toMatchObject({ status: 200 })
  expect((await shown())?.value.terms.sections['quem-somos'].isHidden).toBe(true)
  expect(await lastEntry()).toMatchObject({
    action: 'content.publish',
    details: { missing: ['Quem somos', 'Desistência da compra'] },
  })
})

test('of the legal pages every version is stored, because orders name the accepted one', async () => {
  for (let n = 1; n <= 23; n++) await admin.call(policiesPage.restore, { body: { version: 0 } })
  const { versions = [] } = (await admin.call(policiesPage.readDraft, {})).data ?? {}
  expect(versions).toHaveLength(23)
})

test('a version from before a section existed can still be read', async () => {
  const { foro: _, ...sections } = defaultPolicies.terms.sections
  const value = JSON.stringify({ ...defaultPolicies, terms: { ...defaultPolicies.terms, sections } })
  await api.db.insertInto('contentVersions').values({ key: 'policies', version: 1, value }).execute()
  expect((await shown())?.value).toEqual(defaultPolicies)
})

test.each([
  ['a link to a script', { own: [{ title: 'Aluguel', text: '[aqui](javascript:alert(1))' }] }],
  ['a text over its limit', { own: [{ title: 'Aluguel', text: 'x'.repeat(2001) }] }],
])('rejects %s', async (_, change) => {
  const { version = 0 } = (await admin.call(policiesPage.readDraft, {})).data ?? {}
  const value = { ...defaultPolicies, terms: { ...defaultPolicies.terms, ...change } }
  // Without the contract's own check of what is sent.
  const saved = await api.inject({
    method: 'PUT',
    url: policiesPage.saveDraft.path,
    headers: { authorization },
    payload: { value, version },
  })
  expect([saved.statusCode, saved.json<{ code: string }>().code]).toEqual([400, 'invalid_input'])
})
