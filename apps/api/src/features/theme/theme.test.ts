import { themePage } from '@shop/contract/content/theme'
import { themes } from '@shop/contract/theme/applied-theme'
import { logos } from '@shop/contract/theme/logos'
import { defaultTheme, type Theme } from '@shop/contract/theme/theme'
import { testApi } from '@shop/test-kit/api'
import { aSession, aUser } from '@shop/test-kit/factories'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hostileLogos } from '../../testing/hostile-logos.ts'

let api: Awaited<ReturnType<typeof testApi>>
let admin: ReturnType<typeof api.withToken>
beforeAll(async () => {
  api = await testApi()
  const { token } = await aSession(api.db, await aUser(api.db, { role: 'admin' }))
  admin = api.withToken(token)
})
afterAll(() => api.close())
beforeEach(async () => {
  for (const table of ['contentVersions', 'contentDrafts'] as const) await api.db.deleteFrom(table).execute()
})

const version = async () => (await admin.call(themePage.readDraft, {})).data?.version ?? 0
const save = async (change: Partial<Theme>) =>
  admin.call(themePage.saveDraft, {
    body: { value: { ...defaultTheme, ...change }, version: await version() },
  })
const publish = async () => admin.call(themePage.publish, { body: { version: await version() } })
const applied = async () => (await api.visitor.call(themes.applied, { query: {} })).data
const upload = (content: string) => {
  const form = new FormData()
  form.append('file', new Blob([content], { type: 'image/svg+xml' }), 'logo.svg')
  return admin.submit(logos.read, '/api/logos', form)
}

test('a shop without a theme has the style sheet’s own tokens', async () => {
  expect(await applied()).toMatchObject({
    css: '',
    fonts: 'cormorant-figtree',
    ground: '#fbf8f4',
    logo: null,
  })
})

test('a published palette is one rule of tokens; a draft changes nothing', async () => {
  await save({ palette: 'crepusculo', corners: 'straight' })
  expect((await applied())?.css).toBe('')
  expect(await publish()).toMatchObject({ status: 200 })
  const { css = '', ground } = (await applied()) ?? {}
  expect(css).toMatch(/^:root\{--color-paper:#f6f4f1;.*--color-wine:#92442a;.*--radius-arch:0\}$/)
  expect(ground).toBe('#f6f4f1')
})

test('an accent without enough contrast is saved, but not published, and the message has the ratio', async () => {
  expect(await save({ accent: '#c98b86' })).toMatchObject({ status: 200 })
  const rejected = await publish()
  expect(rejected).toMatchObject({ status: 400, error: { code: 'invalid_input' } })
  expect(rejected.error?.message).toMatch(/^Não passa: .* dá 2,\d : 1; o mínimo é 4,5\.$/)
  expect((await applied())?.css).toBe('')
})

test('a logo is shapes only, is a file with the accent in place of the text’s colour, and has its size', async () => {
  const { data } = await upload(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40" onload="alert(1)"><path d="M0 0h9" fill="currentColor"/></svg>',
  )
  expect(data).toBeUndefined()
  const { svg = '' } =
    (
      await upload(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><path d="M0 0h9" fill="currentColor"/></svg>',
      )
    ).data ?? {}
  await save({ logo: { kind: 'svg', svg }, palette: 'salvia' })
  await publish()
  const { logo } = (await applied()) ?? {}
  expect(logo).toMatchObject({
    width: 120,
    height: 40,
    url: expect.stringMatching(/^\/media\/logo-/) as string,
  })
  const file = await api.storage.files.read(logo?.url.replace('/media/', '') ?? '')
  expect(file?.toString()).not.toContain('currentColor')
  expect(file?.toString()).toContain('fill="#')
})

test('markup that the shop did not write itself is rejected as a logo', () => rejectsHostile('logo'))

test('markup that the shop did not write itself is rejected as a symbol', () => rejectsHostile('symbol'))

/** Files that are not rebuilt, sent as if they were; the few that pass have shapes only, and no size. */
async function rejectsHostile(part: 'logo' | 'symbol') {
  const { token } = await aSession(api.db, await aUser(api.db, { role: 'admin' }))
  const hostile = hostileLogos().filter(({ mayPass, file }) => !mayPass && file.byteLength < 200_000)
  expect(hostile.length).toBeGreaterThan(300)
  for (const { name, file } of hostile) {
    const svg = new TextDecoder().decode(file)
    const response = await api.inject({
      method: 'PUT',
      url: '/api/content/theme/draft',
      headers: { authorization: `Bearer ${token}` },
      payload: { value: { ...defaultTheme, [part]: { kind: 'svg', svg } }, version: await version() },
    })
    const isHarmless =
      /^<svg xmlns="[^"]+"(?: (?:viewBox|width|height)="[\de ]+")*>(?:<g><\/g>|<path d="[^"]+"\/>)*<\/svg>$/.test(
        svg,
      )
    expect(response.statusCode === 400 || isHarmless, name).toBe(true)
  }
}

test('the symbol is the shop’s own, else a logo as high as wide, else the first letter of its name', async () => {
  const drawing = (viewBox: string) => ({
    kind: 'svg' as const,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><path d="M0 0h9v9z"/></svg>`,
  })
  const symbol = async (change: Partial<Theme>) => {
    await save(change)
    await publish()
    return (await applied())?.symbol
  }
  expect(await symbol({ fonts: 'playfair-source' })).toEqual({
    url: '/media/monogram/arch_playfair-source_A_7a3f36.svg',
    width: 100,
    height: 120,
  })
  expect((await symbol({ corners: 'straight', palette: 'salvia' }))?.url).toBe(
    '/media/monogram/ring_cormorant-figtree_A_315842.svg',
  )
  expect(await symbol({ logo: drawing('0 0 40 10') })).toMatchObject({ width: 100 })
  expect(await symbol({ logo: drawing('0 0 12 10') })).toMatchObject({ width: 12, height: 10 })
  const own = await symbol({ logo: drawing('0 0 12 10'), symbol: drawing('0 0 7 7') })
  expect(own).toMatchObject({ width: 7, height: 7 })
  expect(await api.storage.files.read(own?.url.replace('/media/', '') ?? '')).toBeDefined()
})
