import type { ErrorBody } from '@shop/contract/error-body'
import { type ErrorCode, errors } from '@shop/contract/errors'
import { testApi } from '@shop/test-kit/api'
import { sql } from 'kysely'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { connect } from '../db/connection.ts'
import { AppError } from '../lib/app-error.ts'

const config = { access: 'anyone' } as const

/** Both requests hold their first lock before either waits for its second. */
const bothHold = meeting(2)
const params = z.object({ code: z.custom<ErrorCode>((code) => String(code) in errors) })

let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi({
    routes(app) {
      app.get('/api/probe/code/:code', { config }, async (request) => {
        throw new AppError(params.parse(request.params).code, { retryAfterSeconds: 7 })
      })
      app.get('/api/probe/bug', { config }, async () => {
        throw new Error('boom secret at ana@exemplo.test')
      })
      app.get('/probe/*', { config }, (_request, reply) => reply.callNotFound())
      app.get('/api/probe/sql', { config }, () => sql`select nowhere from users`.execute(api.db))
      app.get('/api/probe/slow', { config }, () =>
        api.db.transaction().execute(async (tx) => {
          await sql`set local statement_timeout = 20`.execute(tx)
          await sql`select pg_sleep(5)`.execute(tx)
        }),
      )
      const locks = z.object({ first: z.coerce.number(), second: z.coerce.number() })
      app.post('/api/probe/locks/:first/:second', { config }, (request) =>
        api.db.transaction().execute(async (tx) => {
          const { first, second } = locks.parse(request.params)
          await sql`select pg_advisory_xact_lock(${first})`.execute(tx)
          await bothHold.wait()
          await sql`select pg_advisory_xact_lock(${second})`.execute(tx)
          return { ok: true }
        }),
      )
      const address = z.object({ rua: z.string().min(1) })
      const body = z.object({ nome: z.string().min(1), idade: z.int(), endereco: address })
      app.post('/api/probe/body', { config, schema: { body } }, async () => ({ ok: true }))
    },
  })
})
afterAll(() => api.close())

describe('every failure has one shape', () => {
  test.each(Object.entries(errors))(
    '%s returns its status and message',
    async (code, { status, message }) => {
      const response = await api.inject({ url: `/api/probe/code/${code}` })
      expect(response.statusCode).toBe(status)
      expect(response.json()).toEqual({
        message,
        error: message,
        code,
        requestId: response.headers['x-request-id'],
      })
      expect(response.headers['retry-after']).toBe('7')
      expect(response.headers['cache-control']).toBe('no-store')
    },
  )

  test('a call that does not exist is a JSON 404, whatever the method', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
      const response = await api.inject({ method, url: '/api/nowhere/at/all' })
      expect(response.statusCode).toBe(404)
      expect(response.json()).toMatchObject({ code: 'not_found' })
    }
    expect((await api.inject({ url: '/elsewhere' })).json()).toMatchObject({ code: 'not_found' })
  })

  test('a wrong method returns 405 with the allowed methods', async () => {
    const wrong = [
      ['DELETE', '/api/store', 'GET, HEAD, PUT'],
      ['PATCH', '/api/products/1?a=b', 'GET, HEAD, DELETE, POST'],
      ['OPTIONS', '/api/newsletter', 'POST'],
      ['HEAD', '/api/newsletter', 'POST'],
      ['POST', '/livez', 'GET, HEAD'],
      ['POST', '/probe/page', 'GET, HEAD'],
    ] as const
    for (const [method, url, allow] of wrong) {
      const response = await api.inject({ method, url })
      expect([url, response.statusCode, response.headers.allow]).toEqual([url, 405, allow])
      if (method !== 'HEAD') expect(response.json()).toMatchObject({ code: 'method_not_allowed' })
    }
  })

  test('a route that finds nothing is a 404, not a wrong method', async () => {
    expect((await api.inject({ url: '/probe/page' })).statusCode).toBe(404)
  })

  test.each([
    ['/%', 400, 'invalid_input'],
    ['/api/products/%E0%A4%A', 400, 'invalid_input'],
    [`/api/products/${'1'.repeat(200)}`, 404, 'not_found'],
  ])('the malformed address %s returns the same error shape and headers', async (url, status, code) => {
    const response = await api.inject({ url })
    const { headers } = await api.inject({ url: '/api/nowhere' })
    expect(response.statusCode).toBe(status)
    expect(response.json()).toMatchObject({ code, requestId: response.headers['x-request-id'] })
    expect(Object.keys(response.headers).toSorted()).toEqual(Object.keys(headers).toSorted())
  })
})

describe('nothing leaks', () => {
  test.each(['/api/probe/bug', '/api/probe/sql'])('%s returns no text of its own error', async (url) => {
    const response = await api.inject({ url })
    expect(response.statusCode).toBe(500)
    expect(response.json()).toMatchObject({ code: 'unexpected' })
    expect(response.body).not.toMatch(/boom|secret|nowhere|select|column|\bat\b .*\.ts/i)
  })

  test('the log has the whole error, without the email address in it', () => {
    const log = api.lines.join('')
    expect(log).toContain('boom secret')
    expect(log).not.toContain('ana@exemplo.test')
  })
})

describe('bad input', () => {
  const post = (payload: string | object, type = 'application/json') =>
    api.inject({ method: 'POST', url: '/api/probe/body', payload, headers: { 'content-type': type } })

  test('each field gets a Portuguese message under its wire name', async () => {
    const response = await post({ nome: '', endereco: {} })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({
      code: 'invalid_input',
      fields: {
        nome: 'Preencha este campo.',
        idade: 'Preencha este campo.',
        'endereco.rua': 'Preencha este campo.',
      },
    })
  })

  test.each([
    ['unreadable JSON', '{"nome":', 'application/json', 400, 'invalid_input'],
    ['no body', '', 'application/json', 400, 'invalid_input'],
    ['prototype poisoning', '{"__proto__":{"admin":true}}', 'application/json', 400, 'invalid_input'],
    ['constructor poisoning', '{"constructor":{"prototype":{}}}', 'application/json', 400, 'invalid_input'],
    ['plain text', '{"nome":"Ana"}', 'text/plain', 415, 'unsupported_media_type'],
    ['a form', 'nome=Ana', 'application/x-www-form-urlencoded', 415, 'unsupported_media_type'],
    [
      'a media type that only starts like JSON',
      '{"nome":"Ana"}',
      'application/jsonx',
      415,
      'unsupported_media_type',
    ],
    ['a tab in the media type', '{"nome":"Ana"}', 'application/json\ta', 415, 'unsupported_media_type'],
    [
      'a body over a megabyte',
      JSON.stringify({ nome: 'a'.repeat(1_048_577) }),
      'application/json',
      413,
      'payload_too_large',
    ],
  ])('%s is rejected', async (_what, payload, type, status, code) => {
    const response = await post(payload, type)
    expect([response.statusCode, response.json<ErrorBody>().code]).toEqual([status, code])
  })
})

describe('the database is unavailable', () => {
  test('a statement timeout is a 503 with a retry time', async () => {
    const response = await api.inject({ url: '/api/probe/slow' })
    expect(response.statusCode).toBe(503)
    expect(response.json()).toMatchObject({ code: 'unavailable' })
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('of two transactions that wait for each other one is done, and the other is a 503 with a retry time', async () => {
    const responses = await Promise.all(
      ['1/2', '2/1'].map((order) => api.inject({ method: 'POST', url: `/api/probe/locks/${order}` })),
    )
    const [done, rejected] = responses.toSorted((one, other) => one.statusCode - other.statusCode)
    expect(done?.statusCode).toBe(200)
    expect(rejected?.statusCode).toBe(503)
    expect(rejected?.json()).toMatchObject({
      code: 'unavailable',
      message: 'Serviço temporariamente indisponível. Tente novamente em instantes.',
    })
    expect(Number(rejected?.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('a closed port is a 503, for visitors and for tokens, and "not ready"', async () => {
    const pool = new Pool({
      connectionString: 'postgres://root@127.0.0.1:1/none',
      connectionTimeoutMillis: 500,
    })
    const unavailable = await testApi({ db: connect(pool) })
    for (const url of ['/api/store', '/api/products?limit=3', '/api/products/1']) {
      const response = await unavailable.inject({ url })
      expect([url, response.statusCode]).toEqual([url, 503])
      expect(response.headers['retry-after']).toBeDefined()
    }
    const authorization = `Bearer ${'a'.repeat(43)}`
    const verified = await unavailable.inject({ url: '/api/auth/verify', headers: { authorization } })
    expect(verified.json()).toMatchObject({ code: 'unavailable' })
    expect((await unavailable.inject({ url: '/readyz' })).statusCode).toBe(503)
    expect((await unavailable.inject({ url: '/livez' })).statusCode).toBe(200)
    await unavailable.close()
    await pool.end()
  })
})

function meeting(count: number) {
  const { promise, resolve } = Promise.withResolvers<void>()
  let arrived = 0
  return {
    wait() {
      arrived += 1
      if (arrived === count) resolve()
      return promise
    },
  }
}
