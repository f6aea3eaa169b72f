import { newsletter } from '@shop/contract/newsletter'
import { newsletterConsent } from '@shop/contract/newsletter-consent'
import { testApi } from '@shop/test-kit/api'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi({ config: { limits: { newsletter: { points: 100 } } } })
})
afterAll(() => api.close())

const subscribe = (email: string, website?: string) =>
  api.visitor.call(newsletter.subscribe, { body: { email, ...(website !== undefined && { website }) } })
const find = (email: string) =>
  api.db.selectFrom('newsletterSubscribers').selectAll().where('email', '=', email).execute()

test('the address is stored with the consent text and its time', async () => {
  const { status, data } = await subscribe('  Noiva@Exemplo.test ')
  expect(status).toBe(202)
  expect(data?.message).toBe('Obrigada! Você receberá nossas novidades e inspirações em breve.')
  const [row] = await find('noiva@exemplo.test')
  expect(row?.status).toBe('pending')
  expect(row?.consentText).toBe(newsletterConsent)
  expect(Math.abs(Date.now() - (row?.consentedAt.getTime() ?? 0))).toBeLessThan(60_000)
})

test('a known address gets the same response and retains its first consent', async () => {
  const first = await subscribe('duas@exemplo.test')
  const [before] = await find('duas@exemplo.test')
  const second = await subscribe('duas@exemplo.test')
  expect([second.status, second.data]).toEqual([first.status, first.data])
  expect(await find('duas@exemplo.test')).toEqual([before])
})

test('a subscriber who had left may come back', async () => {
  await subscribe('volta@exemplo.test')
  await api.db
    .updateTable('newsletterSubscribers')
    .set({ status: 'unsubscribed', unsubscribedAt: new Date() })
    .where('email', '=', 'volta@exemplo.test')
    .execute()
  await subscribe('volta@exemplo.test')
  expect((await find('volta@exemplo.test'))[0]).toMatchObject({ status: 'pending', unsubscribedAt: null })
})

test('a bot that fills the honeypot field gets the same response: nothing is stored, no email is queued', async () => {
  const jobs = async () => (await sql`select id from graphile_worker._private_jobs`.execute(api.db)).rows
  const before = await jobs()
  const { status } = await subscribe('robo@exemplo.test', 'https://spam.example')
  expect(status).toBe(202)
  expect(await find('robo@exemplo.test')).toEqual([])
  expect(await jobs()).toEqual(before)
})

test('a sixth request within the hour returns 429, per IP address and per email', async () => {
  const limited = await testApi()
  const subscribe = async (email: string, remoteAddress: string) => {
    const payload = { email }
    const response = await limited.inject({
      method: 'POST',
      url: newsletter.subscribe.path,
      payload,
      remoteAddress,
    })
    return response.statusCode
  }
  for (let n = 0; n < 5; n += 1) expect(await subscribe(`n${n}@exemplo.test`, '203.0.113.9')).toBe(202)
  expect(await subscribe('n6@exemplo.test', '203.0.113.9')).toBe(429)
  const statuses: number[] = []
  for (let n = 0; n < 6; n += 1) statuses.push(await subscribe('alvo@exemplo.test', `198.51.100.${n}`))
  expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
  await limited.close()
})

test('an invalid address is rejected with its field', async () => {
  const response = await api.inject({ method: 'POST', url: '/api/newsletter', payload: { email: 'não é' } })
  expect(response.json()).toMatchObject({
    code: 'invalid_input',
    fields: { email: 'Informe um e-mail válido.' },
  })
})
