import { testApi } from '@shop/test-kit/api'
import { aSession, aUser } from '@shop/test-kit/factories'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let api: Awaited<ReturnType<typeof testApi>>
const tokens: Record<string, string> = {}
const fromNow = (seconds: number) => new Date(Date.now() + seconds * 1000)

beforeAll(async () => {
  api = await testApi({
    routes(app) {
      for (const access of ['anyone', 'signedIn', 'admin'] as const) {
        app.get(`/api/probe/${access}`, { config: { access } }, async (request) => ({ actor: request.actor }))
      }
    },
  })
  const { db } = api
  const customer = await aUser(db)
  const admin = await aUser(db, { role: 'admin' })
  const blocked = await aUser(db, { blockedAt: new Date() })
  const past = fromNow(-1)
  tokens.customer = (await aSession(db, customer)).token
  tokens.admin = (await aSession(db, admin)).token
  tokens.blocked = (await aSession(db, blocked)).token
  tokens.idle = (await aSession(db, customer, { expiresAt: past })).token
  tokens.old = (await aSession(db, customer, { expiresAt: past, absoluteExpiresAt: past })).token
  tokens.revoked = (await aSession(db, admin, { revokedAt: new Date() })).token
})
afterAll(() => api.close())

const holders = [
  ['a request without a token', () => undefined, 401, 401],
  ['a malformed header', () => 'Bearer', 401, 401],
  ['another scheme', () => `Basic ${tokens.admin}`, 401, 401],
  ['a malformed token', () => "Bearer ' or 1=1 --", 401, 401],
  ['an unknown token', () => `Bearer ${'x'.repeat(43)}`, 401, 401],
  ['an idle session', () => `Bearer ${tokens.idle}`, 401, 401],
  ['a session past its last day', () => `Bearer ${tokens.old}`, 401, 401],
  ['a revoked session', () => `Bearer ${tokens.revoked}`, 401, 401],
  ['a blocked account', () => `Bearer ${tokens.blocked}`, 401, 401],
  ['a customer', () => `Bearer ${tokens.customer}`, 200, 403],
  ['an administrator', () => `Bearer ${tokens.admin}`, 200, 200],
] as const

describe('authorisation', () => {
  test.each(holders)(
    '%s is let in where the route declares it and nowhere else',
    async (_who, authorization, onSignedIn, onAdmin) => {
      const header = authorization()
      const request = (access: string) =>
        api.inject({
          url: `/api/probe/${access}`,
          headers: header === undefined ? {} : { authorization: header },
        })

      const open = await request('anyone')
      expect(open.statusCode).toBe(200)
      expect(open.json()).toEqual({ actor: null })

      for (const [access, status] of [
        ['signedIn', onSignedIn],
        ['admin', onAdmin],
      ] as const) {
        const response = await request(access)
        expect(response.statusCode).toBe(status)
        if (status === 401) {
          expect(response.json()).toMatchObject({
            code: 'unauthenticated',
            message: 'Autenticação necessária.',
          })
        }
        if (status === 403)
          expect(response.json()).toMatchObject({ code: 'forbidden', message: 'Acesso negado.' })
      }
    },
  )
})

describe('a session is extended while it is used', () => {
  const lifetimes = [
    ['customer', 30 * 24, 90 * 24],
    ['admin', 12, 24],
  ] as const

  test.each(lifetimes)(
    '%s: %i hours from the last use, never past the absolute expiry',
    async (role, idleHours) => {
      const user = await aUser(api.db, { role })
      const session = await aSession(api.db, user, {
        lastUsedAt: fromNow(-120),
        expiresAt: fromNow(60),
        absoluteExpiresAt: fromNow(60 * 24 * 3600),
      })
      await use(session.token)
      expect(await hoursLeft(session.id)).toBeCloseTo(idleHours, 1)

      await api.db
        .updateTable('sessions')
        .where('id', '=', session.id)
        .set({
          lastUsedAt: fromNow(-120),
          expiresAt: fromNow(60),
          absoluteExpiresAt: fromNow(3 * 3600),
        })
        .execute()
      await use(session.token)
      expect(await hoursLeft(session.id)).toBeCloseTo(3, 1)
    },
  )

  test('the extension is written at most once a minute', async () => {
    const session = await aSession(api.db, await aUser(api.db))
    await use(session.token)
    const after = await api.db
      .selectFrom('sessions')
      .selectAll()
      .where('id', '=', session.id)
      .executeTakeFirst()
    expect(after?.lastUsedAt).toEqual(session.lastUsedAt)
    expect(after?.expiresAt).toEqual(session.expiresAt)
  })

  async function use(token: string) {
    const response = await api.inject({
      url: '/api/probe/signedIn',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(response.statusCode).toBe(200)
  }

  async function hoursLeft(id: number) {
    const { hours } = await api.db
      .selectFrom('sessions')
      .select(sql<number>`extract(epoch from expires_at - now()) / 3600`.as('hours'))
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return hours
  }
})
