import { aboutPage } from '@shop/contract/content/about'
import { defaultHome } from '@shop/contract/content/default-home'
import { faqPage } from '@shop/contract/content/faq'
import { type HomeContent, homePage } from '@shop/contract/content/home'
import { contentPreviews } from '@shop/contract/content/previews'
import { testApi } from '@shop/test-kit/api'
import { aSession, aUser } from '@shop/test-kit/factories'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

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
  for (const table of ['contentVersions', 'contentDrafts', 'contentPreviews'] as const)
    await api.db.deleteFrom(table).execute()
})

/** Without the contract's own check of what is sent. */
async function raw(url: string, payload: object) {
  const response = await api.inject({ method: 'PUT', url, headers: { authorization }, payload })
  return { status: response.statusCode, error: response.json<{ code?: string }>() }
}

const titled = (title: string): HomeContent => ({ ...defaultHome, title })
const edited = async () => (await admin.call(homePage.readDraft, {})).data
const save = async (title: string) =>
  admin.call(homePage.saveDraft, { body: { value: titled(title), version: (await edited())?.version ?? 0 } })
const publish = async () =>
  admin.call(homePage.publish, { body: { version: (await edited())?.version ?? 0 } })
const shown = async () => (await api.visitor.call(homePage.read, { query: {} })).data?.value.title

test('a shop without content shows the texts of the code, with its name and city', async () => {
  expect((await api.visitor.call(homePage.read, { query: {} })).data).toEqual({
    value: defaultHome,
    pictures: {},
    publishedAt: null,
  })
  const about = (await api.visitor.call(aboutPage.read, { query: {} })).data?.value
  expect(about?.story).toContain('O Ateliê nasceu em 2015, numa sala emprestada em São Paulo')
  expect((await api.visitor.call(faqPage.read, { query: {} })).data?.value).toEqual({
    questions: [],
    hidden: [],
  })
})

test('a draft is seen by nobody until it is published, as one version', async () => {
  const before = await edited()
  expect(before).toMatchObject({ savedAt: null, versions: [] })
  expect(await save('Um vestido só seu')).toMatchObject({ status: 200 })
  expect(await shown()).toBe(defaultHome.title)
  expect(await edited()).toMatchObject({ value: { title: 'Um vestido só seu' } })
  expect((await edited())?.savedAt).toBeInstanceOf(Date)
  expect(await publish()).toMatchObject({
    data: { savedAt: null, versions: [{ version: 1, publishedBy: 'Helena' }] },
  })
  expect(await shown()).toBe('Um vestido só seu')
})

test('two editors: the second save is rejected, and changes nothing', async () => {
  const both = (await edited())?.version ?? 0
  const saveAt = (title: string) =>
    admin.call(homePage.saveDraft, { body: { value: titled(title), version: both } })
  expect(await saveAt('Primeira')).toMatchObject({ status: 200 })
  expect(await saveAt('Segunda')).toMatchObject({ status: 409, error: { code: 'stale_version' } })
  expect((await edited())?.value.title).toBe('Primeira')
  expect(await admin.call(homePage.publish, { body: { version: both } })).toMatchObject({ status: 409 })
  expect(await shown()).toBe(defaultHome.title)
})

test('twenty concurrent saves of the same version: one is stored', async () => {
  const version = (await edited())?.version ?? 0
  const titles = Array.from({ length: 20 }, (_, n) => `Título ${n}`)
  const results = await Promise.all(
    titles.map((title) => admin.call(homePage.saveDraft, { body: { value: titled(title), version } })),
  )
  expect(results.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(results.filter(({ status }) => status === 409)).toHaveLength(19)
})

test('an earlier version is published again as a new one; a draft stays', async () => {
  for (const title of ['Um', 'Dois']) {
    await save(title)
    await publish()
  }
  await save('Rascunho')
  expect(await admin.call(homePage.restore, { body: { version: 1 } })).toMatchObject({
    status: 200,
    data: { value: { title: 'Rascunho' }, versions: [{ version: 3 }, { version: 2 }, { version: 1 }] },
  })
  expect(await shown()).toBe('Um')
  await admin.call(homePage.restore, { body: { version: 0 } })
  expect(await shown()).toBe(defaultHome.title)
  const missing = await admin.call(homePage.restore, { body: { version: 99 } })
  expect(missing).toMatchObject({ status: 404, error: { code: 'content_version_not_found' } })
})

test('the last twenty versions are stored', async () => {
  for (let n = 1; n <= 23; n++) await admin.call(homePage.restore, { body: { version: 0 } })
  const { versions = [] } = (await edited()) ?? {}
  expect(versions.map(({ version }) => version)).toEqual(Array.from({ length: 20 }, (_, n) => 23 - n))
})

test('the audit log has who published, and the names of the changed fields without their texts', async () => {
  await save('Um texto que não vai para o registro')
  await publish()
  const entry = await api.db
    .selectFrom('auditLog')
    .selectAll()
    .where('action', '=', 'content.publish')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(entry).toMatchObject({ objectType: 'content', objectId: 'home', details: { changed: ['title'] } })
  expect(JSON.stringify(entry)).not.toContain('registro')
})

describe('a preview', () => {
  test('shows the drafts to whoever has its token, and is stored nowhere', async () => {
    await save('Só na prévia')
    const { token = '' } = (await admin.call(contentPreviews.create, {})).data ?? {}
    const preview = await api.visitor.call(homePage.read, { query: { preview: token } })
    expect(preview.data?.value.title).toBe('Só na prévia')
    expect(preview.headers['cache-control']).toBe('no-store')
    expect(preview.headers['cache-tag']).toBeUndefined()
    const { rows } = await sql<{
      row: string
    }>`select content_previews::text as row from content_previews`.execute(api.db)
    expect(rows[0]?.row).not.toContain(token)
  })

  test('is not ended by those who try invented tokens', async () => {
    const { token = '' } = (await admin.call(contentPreviews.create, {})).data ?? {}
    const tries = Array.from({ length: 60 }, (_, n) => String(n).padEnd(43, 'x'))
    for (const preview of tries) await api.visitor.call(homePage.read, { query: { preview } })
    expect(await api.visitor.call(homePage.read, { query: { preview: token } })).toMatchObject({
      status: 200,
    })
  })

  test('ends after twelve hours, and an invented token shows nothing', async () => {
    const { token = '' } = (await admin.call(contentPreviews.create, {})).data ?? {}
    await sql`update content_previews set expires_at = now()`.execute(api.db)
    const notFound = { status: 404, error: { code: 'preview_not_found' } }
    expect(await api.visitor.call(homePage.read, { query: { preview: token } })).toMatchObject(notFound)
    expect(await api.visitor.call(homePage.read, { query: { preview: 'x'.repeat(43) } })).toMatchObject(
      notFound,
    )
  })
})

describe('rejected', () => {
  const rejected = async (value: unknown) => {
    const version = (await edited())?.version ?? 0
    return raw('/api/content/home/draft', { value, version })
  }

  test('a text over its limit, and a fifth meeting', async () => {
    expect(await rejected(titled('x'.repeat(49)))).toMatchObject({ status: 400 })
    const items = [...defaultHome.meetings.items, ...defaultHome.meetings.items.slice(0, 1)]
    expect(await rejected({ ...defaultHome, meetings: { ...defaultHome.meetings, items } })).toMatchObject({
      status: 400,
    })
  })

  test('a picture without its description, and one that does not exist', async () => {
    const one = { hash: 'f'.repeat(32), focus: { x: 50, y: 50 } }
    expect(await rejected({ ...defaultHome, picture: { wide: one, tall: one, alt: '' } })).toMatchObject({
      status: 400,
    })
    const unknown = { ...defaultHome, picture: { wide: one, tall: one, alt: 'Três noivas' } }
    expect(await rejected(unknown)).toMatchObject({ status: 400, error: { code: 'site_image_not_found' } })
  })

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//outra.example',
    'http://sem-s.example',
    '/\\x.example',
  ])('a link to %s', async (href) => {
    const { value, version } = (await admin.call(faqPage.readDraft, {})).data ?? { version: 0 }
    const questions = [{ question: 'Onde?', text: `Veja [aqui](${href}).` }]
    const saved = await raw('/api/content/faq/draft', { value: { ...value, questions }, version })
    expect(saved).toMatchObject({ status: 400, error: { code: 'invalid_input' } })
  })
})
