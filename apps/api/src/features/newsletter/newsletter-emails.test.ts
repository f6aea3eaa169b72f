import { newsletter } from '@shop/contract/newsletter'
import { newsletterConsent } from '@shop/contract/newsletter-consent'
import { testApi } from '@shop/test-kit/api'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Mailer } from '../../adapters/mailer.ts'
import type { RetryPolicy } from '../../jobs/retry.ts'
import { hashToken } from '../../lib/token.ts'
import { testMailbox } from '../../testing/mailbox.ts'
import { newsletterTasks } from './newsletter.jobs.ts'

const QUICK: RetryPolicy = { firstDelayMs: 20, maxDelayMs: 80, giveUpAfterMs: 60_000 }
const DAY_MS = 24 * 60 * 60 * 1000

let api: Awaited<ReturnType<typeof testApi>>
let mailbox: Awaited<ReturnType<typeof testMailbox>>
beforeAll(async () => {
  api = await testApi({ config: { limits: { newsletter: { points: 1000 } } } })
  mailbox = await testMailbox(api.database?.url ?? '', QUICK)
})
afterAll(async () => {
  await mailbox.close()
  await api.close()
})

const subscribe = (email: string) => api.visitor.call(newsletter.subscribe, { body: { email } })
const confirm = (token: string) => api.visitor.call(newsletter.confirm, { query: { token } })
const leave = (token: string) => api.visitor.call(newsletter.unsubscribe, { body: { token } })
const find = (email: string) =>
  api.db.selectFrom('newsletterSubscribers').selectAll().where('email', '=', email).executeTakeFirstOrThrow()

/** Subscribes, confirms, and returns the unsubscribe token of the welcome email. */
async function aSubscriber(email: string) {
  await subscribe(email)
  const { token } = await mailbox.emailTo(email)
  await confirm(token)
  return (await mailbox.emailTo(email, 2)).token
}

describe('the double opt-in', () => {
  test('sends an email, and only the link in it activates the subscription', async () => {
    await subscribe('dupla@exemplo.test')
    const received = await mailbox.emailTo('dupla@exemplo.test')
    expect(received.subject).toMatch(/^Confirme sua inscrição - /)
    expect(received.text).toContain('http://shop.test/newsletter/confirmar?token=')
    expect(received.text).toContain(newsletterConsent)
    expect(await find('dupla@exemplo.test')).toMatchObject({ status: 'pending', confirmedAt: null })

    const { status, headers, data } = await confirm(received.token)
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(data?.message).toBe('Você receberá nossas novidades e inspirações por e-mail.')
    const { status: now, confirmedAt } = await find('dupla@exemplo.test')
    expect(now).toBe('confirmed')
    expect(Math.abs(Date.now() - (confirmedAt?.getTime() ?? 0))).toBeLessThan(60_000)
  })

  test('sends the email again while unconfirmed, and both links are valid', async () => {
    await subscribe('outra-vez@exemplo.test')
    await subscribe('outra-vez@exemplo.test')
    const first = await mailbox.emailTo('outra-vez@exemplo.test')
    await mailbox.emailTo('outra-vez@exemplo.test', 2)
    expect((await confirm(first.token)).status).toBe(200)
  })

  test('sends no email to a confirmed subscriber, and following the link again returns the same', async () => {
    await subscribe('uma-vez@exemplo.test')
    const { token } = await mailbox.emailTo('uma-vez@exemplo.test')
    const [first, second] = [await confirm(token), await confirm(token)]
    expect([second.status, second.data]).toEqual([first.status, first.data])
    await mailbox.emailTo('uma-vez@exemplo.test', 2)
    await subscribe('uma-vez@exemplo.test')
    await aSubscriber('depois-dela@exemplo.test')
    expect(await mailbox.emailsTo('uma-vez@exemplo.test')).toHaveLength(2)
  })

  test('stores no usable token: neither in the outbox nor in plain text', async () => {
    await subscribe('segredo@exemplo.test')
    const { token } = await mailbox.emailTo('segredo@exemplo.test')
    const { id } = await find('segredo@exemplo.test')
    const links = await api.db
      .selectFrom('newsletterLinks')
      .selectAll()
      .where('subscriberId', '=', id)
      .execute()
    expect(links).toHaveLength(1)
    expect(JSON.stringify([links, await api.db.selectFrom('mails').selectAll().execute()])).not.toContain(
      token,
    )
  })

  test.each(['', 'x', 'A'.repeat(43)])('the token %j is rejected', async (token) => {
    const response = await api.inject({ url: `/api/newsletter/confirm?token=${token}` })
    expect(response.statusCode).toBe(400)
    expect((await leave(token === '' ? 'x' : token)).error?.code).toBe('invalid_newsletter_token')
  })

  test('a link is valid for seven days', async () => {
    await subscribe('tarde@exemplo.test')
    const { token } = await mailbox.emailTo('tarde@exemplo.test')
    const { id } = await find('tarde@exemplo.test')
    const [link] = await api.db
      .selectFrom('newsletterLinks')
      .selectAll()
      .where('subscriberId', '=', id)
      .execute()
    expect((link?.expiresAt?.getTime() ?? 0) - (link?.createdAt.getTime() ?? 0)).toBe(7 * DAY_MS)
    const expiresAt = new Date(Date.now() - 1000)
    await api.db.updateTable('newsletterLinks').set({ expiresAt }).where('subscriberId', '=', id).execute()
    expect((await confirm(token)).error?.code).toBe('invalid_newsletter_token')
    expect((await find('tarde@exemplo.test')).status).toBe('pending')
  })
})

describe('unsubscribing', () => {
  test('is linked in the welcome email, for people and for email programs, and can be repeated', async () => {
    const token = await aSubscriber('sai@exemplo.test')
    const source = mailbox.smtp.received.findLast(({ recipients }) => recipients.includes('sai@exemplo.test'))
    const { headers, text } = await PostalMime.parse(source?.source ?? '')
    const valueOf = (name: string) => headers.find(({ key }) => key === name)?.value
    expect(text).toContain(`http://shop.test/newsletter/cancelar?token=${token}`)
    expect(valueOf('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(valueOf('list-unsubscribe')).toBe(
      `<http://shop.test/api/newsletter/unsubscribe/one-click?token=${token}>`,
    )

    expect((await leave(token)).data?.message).toBe('Você não receberá mais nossas novidades por e-mail.')
    const left = await find('sai@exemplo.test')
    expect(left.status).toBe('unsubscribed')
    expect(left.unsubscribedAt).not.toBeNull()
    expect((await leave(token)).status).toBe(200)
    expect(await find('sai@exemplo.test')).toEqual(left)
  })

  test.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'accepts the one-click request of an email program as %s',
    async (type) => {
      const email = `clique-${type.length}@exemplo.test`
      const token = await aSubscriber(email)
      const response = await api.inject({
        method: 'POST',
        url: `/api/newsletter/unsubscribe/one-click?token=${token}`,
        headers: { 'content-type': type },
        payload: 'List-Unsubscribe=One-Click',
      })
      expect(response.statusCode).toBe(200)
      expect((await find(email)).status).toBe('unsubscribed')
    },
  )

  test('is not triggered by a program that only prefetches the link', async () => {
    const token = await aSubscriber('olha@exemplo.test')
    const url = `/api/newsletter/unsubscribe/one-click?token=${token}`
    expect((await api.inject({ method: 'GET', url })).statusCode).toBe(405)
    expect((await find('olha@exemplo.test')).status).toBe('confirmed')
  })

  test('an old confirmation link does not resubscribe', async () => {
    await subscribe('foi@exemplo.test')
    const { token } = await mailbox.emailTo('foi@exemplo.test')
    await confirm(token)
    await leave((await mailbox.emailTo('foi@exemplo.test', 2)).token)
    expect((await confirm(token)).error?.code).toBe('invalid_newsletter_token')
    // Nor does a link that a slow worker created after the unsubscription.
    const { id: subscriberId } = await find('foi@exemplo.test')
    const late = { tokenHash: hashToken('late'), subscriberId, purpose: 'confirm' } as const
    await api.db
      .insertInto('newsletterLinks')
      .values({ ...late, expiresAt: new Date(Date.now() + DAY_MS) })
      .execute()
    expect((await confirm('late')).error?.code).toBe('invalid_newsletter_token')
    expect((await find('foi@exemplo.test')).status).toBe('unsubscribed')
  })
})

test('the daily cleanup deletes unconfirmed subscribers, those who left long ago, and expired links', async () => {
  const ago = (days: number) => new Date(Date.now() - days * DAY_MS)
  const row = (name: string, values: object) => ({
    email: `${name}@arrumar.test`,
    consentText: 'x',
    ...values,
  })
  await api.db
    .insertInto('newsletterSubscribers')
    .values([
      row('nunca', { consentedAt: ago(31) }),
      row('ainda', { consentedAt: ago(29) }),
      row('saiu', { status: 'unsubscribed', unsubscribedAt: ago(800) }),
      row('saiu-agora', { status: 'unsubscribed', unsubscribedAt: ago(700) }),
      row('fiel', { status: 'confirmed', consentedAt: ago(2000) }),
    ])
    .execute()
  const { id: subscriberId } = await find('fiel@arrumar.test')
  const link = (fill: number) => ({ tokenHash: Buffer.alloc(32, fill), subscriberId })
  await api.db
    .insertInto('newsletterLinks')
    .values([
      { ...link(1), purpose: 'confirm', expiresAt: ago(1) },
      { ...link(2), purpose: 'unsubscribe' },
    ])
    .execute()
  const mailer: Mailer = { send: async () => undefined, close: () => undefined }
  const tasks = newsletterTasks({ db: api.db, mailer, publicUrl: 'http://shop.test' })
  expect(tasks.map(({ at }) => at)).toEqual([undefined, '40 6 * * *'])
  await tasks.find(({ name }) => name === 'newsletter.purge')?.run({})
  const left = api.db
    .selectFrom('newsletterSubscribers')
    .select('email')
    .where('email', 'like', '%@arrumar.test')
  expect((await left.orderBy('email').execute()).map(({ email }) => email.split('@')[0])).toEqual([
    'ainda',
    'fiel',
    'saiu-agora',
  ])
  const links = api.db
    .selectFrom('newsletterLinks')
    .select('purpose')
    .where('subscriberId', '=', subscriberId)
  expect(await links.execute()).toEqual([{ purpose: 'unsubscribe' }])
})

test('a temporary failure of the email server loses no subscriber', async () => {
  mailbox.smtp.next({ kind: 'refuse', code: 451 })
  await subscribe('paciente@exemplo.test')
  await vi.waitFor(
    async () => expect(await mailbox.emailsTo('paciente@exemplo.test')).toHaveLength(1),
    30_000,
  )
})
