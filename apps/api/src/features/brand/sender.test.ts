/** Emails in the name, the colours and the words of the shop. */
import { themePage } from '@shop/contract/content/theme'
import { emailSamples } from '@shop/contract/email-samples'
import { defaultEmailSettings, type EmailSettings, emailSettingsCalls } from '@shop/contract/email-settings'
import { defaultTheme, type Theme } from '@shop/contract/theme/theme'
import { testApi } from '@shop/test-kit/api'
import { aProfile, aSession, aUser } from '@shop/test-kit/factories'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OutgoingEmail } from '../../adapters/mailer.ts'
import { inShopName } from './sender.service.ts'

let api: Awaited<ReturnType<typeof testApi>>
let admin: ReturnType<typeof api.withToken>
let authorization: string
beforeAll(async () => {
  api = await testApi()
  const { token } = await aSession(api.db, await aUser(api.db, { role: 'admin' }))
  admin = api.withToken(token)
  authorization = `Bearer ${token}`
  await aProfile(api.db, { name: 'Casa & Véu', email: 'oi@casaeveu.test' })
})
afterAll(() => api.close())
beforeEach(async () => {
  for (const table of ['contentVersions', 'contentDrafts'] as const) await api.db.deleteFrom(table).execute()
  await api.db.deleteFrom('settings').where('key', '=', 'email_settings').execute()
})

const logo: Theme['logo'] = {
  kind: 'svg',
  svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 30"><path d="M0 0h9v9z" fill="currentColor"/></svg>',
}
async function publish(change: Partial<Theme>) {
  const { data } = await admin.call(themePage.readDraft, {})
  const body = { value: { ...defaultTheme, ...change }, version: data?.version ?? 0 }
  const saved = await admin.call(themePage.saveDraft, { body })
  await admin.call(themePage.publish, { body: { version: saved.data?.version ?? 0 } })
}
const save = (change: Partial<EmailSettings>) =>
  admin.call(emailSettingsCalls.save, { body: { ...defaultEmailSettings, ...change } })
const emailOf = async (name: string) => {
  const { data } = await admin.call(emailSamples.read, { params: { name } })
  if (!data) throw new Error('no such sample')
  return data
}

test('a shop that decided nothing has its symbol, its name as text, and the usual colours and words', async () => {
  const { html, text } = await emailOf('order-shipped')
  expect(html).toMatch(/src="[^"]+\/email\/symbol\.png\?v=[0-9a-f]{8}" width="52" height="60" alt=""/)
  expect(html).toContain('>Casa &amp; Véu</span>')
  expect(html).toContain('bgcolor="#7a3f36"')
  expect(text).toContain('Olá, Letícia')
})

test('the published logo, palette and fonts are those of every email', async () => {
  const before = await emailOf('order-shipped')
  await publish({ logo, palette: 'salvia', fonts: 'tenor-jost' })
  const { html, text } = await emailOf('order-shipped')
  for (const file of ['logo', 'logo-dark'])
    expect(html).toMatch(
      new RegExp(
        `src="[^"]+/email/${file}\\.png\\?v=[0-9a-f]{8}" width="280" height="64" alt="Casa &amp; Véu"`,
      ),
    )
  expect(html).toContain('bgcolor="#315842"')
  expect(html).toContain('&#39;Tenor Sans&#39;,Optima')
  expect(html).not.toMatch(/#7a3f36|Cormorant|symbol\.png|>Casa &amp; Véu<\/span>/)
  expect(text).toBe(before.text)
  expect(Buffer.byteLength(html)).toBeLessThan(100_000)
})

test('a draft changes no email', async () => {
  const { data } = await admin.call(themePage.readDraft, {})
  const value = { ...defaultTheme, palette: 'salvia' } as const
  await admin.call(themePage.saveDraft, { body: { value, version: data?.version ?? 0 } })
  expect((await emailOf('order-shipped')).html).toContain('bgcolor="#7a3f36"')
})

test('another brand is another address of its pictures, which mail programs store', async () => {
  const addressIn = ({ html }: { html: string }) => /symbol\.png\?v=\w+/.exec(html)?.[0]
  const before = addressIn(await emailOf('order-shipped'))
  await publish({ accent: '#0b5394' })
  expect(addressIn(await emailOf('order-shipped'))).not.toBe(before)
})

test('the owner’s greeting and last words are in what customers get, as plain text', async () => {
  expect(await save({ greeting: 'Oi', closing: 'Com carinho,\n<b>Helena</b>' })).toMatchObject({
    status: 200,
  })
  const { html, text } = await emailOf('order-shipped')
  expect(text).toContain('Oi, Letícia')
  expect(text).toContain('Com carinho,\n<b>Helena</b>')
  expect(html).toContain('Com carinho,\n&lt;b&gt;Helena&lt;/b&gt;')
  expect((await emailOf('order-confirmed')).text).toContain('Obrigada, Letícia')
  expect((await emailOf('paid-order-notice')).text).not.toContain('Com carinho')
})

test.each([
  [{ senderName: 'Casa <golpe@exemplo.test>' }],
  [{ senderName: 'x'.repeat(61) }],
  [{ senderName: '' }],
  [{ greeting: '' }],
  [{ greeting: 'x'.repeat(25) }],
  [{ closing: 'x'.repeat(201) }],
])('%j is rejected', async (change) => {
  const response = await api.inject({
    method: 'PUT',
    url: emailSettingsCalls.save.path,
    headers: { authorization },
    payload: { ...defaultEmailSettings, ...change },
  })
  expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([400, 'invalid_input'])
})

test('a line break in the name becomes a space, and the change is in the audit log', async () => {
  expect((await save({ senderName: 'Helena\r\nBcc: x' })).data?.senderName).toBe('Helena Bcc: x')
  const row = await api.db
    .selectFrom('auditLog')
    .select('action')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect(row.action).toBe('email_settings.save')
})

test('the sender is the shop’s name, or the one that the owner chose', async () => {
  const sent: OutgoingEmail[] = []
  const mailer = inShopName({ send: async (email) => void sent.push(email), close() {} }, api.db)
  const email = { messageKey: 'a', to: 'a@b.test', subject: 'a', html: 'a', text: 'a' }
  await mailer.send(email)
  await save({ senderName: 'Helena, da Casa & Véu' })
  await mailer.send(email)
  expect(sent.map(({ fromName }) => fromName)).toEqual(['Casa & Véu', 'Helena, da Casa & Véu'])
})
