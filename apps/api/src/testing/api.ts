import type { Endpoint } from '@shop/contract/endpoint'
import { type ErrorBody, errorBody } from '@shop/contract/error-body'
import { answerOf, type Input, type Output, requestOf } from '@shop/contract/request'
import type { FastifyInstance, InjectOptions } from 'fastify'
import type { Redis } from 'ioredis'
import { Registry } from 'prom-client'
import { buildApp } from '../app.ts'
import type { Db } from '../db/connection.ts'
import type { ApiConfig } from '../deps.ts'
import { createLogger } from '../lib/logger.ts'
import { testDatabase } from './database.ts'
import { aSession } from './factories.ts'

interface Overrides {
  config?: Partial<ApiConfig>
  redis?: Redis
  /** Instead of a fresh database, for tests in which it is away. */
  db?: Db
  /** Probe routes, added before the first request. */
  routes?: (app: FastifyInstance) => void
}

export interface Answer<T> {
  status: number
  headers: Record<string, unknown>
  /** What the contract promises; undefined when the call was refused. */
  data: T | undefined
  error: ErrorBody | undefined
}

const testConfig: ApiConfig = {
  mode: 'demo',
  publicUrl: 'http://shop.test',
  trustProxy: 0,
  paymentMethods: ['card', 'pix'],
  // A busy test machine is not what a test is about, unless it says so.
  maxEventLoopDelayMs: 60_000,
}

/** The API on a database of its own, called through its front door. */
export async function testApi({ config, redis, db: givenDb, routes }: Overrides = {}) {
  const database = givenDb === undefined ? await testDatabase() : undefined
  const db = givenDb ?? database?.db
  if (db === undefined) throw new Error('no database')
  const lines: string[] = []
  const log = createLogger('debug', { write: (line: string) => void lines.push(line) })
  const metrics = new Registry()
  const app = await buildApp({
    db,
    redis,
    log,
    metrics,
    config: { ...testConfig, ...config },
  })
  routes?.(app)

  return {
    app,
    db,
    lines,
    metrics,
    database,
    inject: (options: InjectOptions) => app.inject(options),
    visitor: caller(app, undefined),
    as: async (user: { id: number }) => caller(app, (await aSession(db, user)).token),
    withToken: (token: string) => caller(app, token),
    async close() {
      await app.close()
      await database?.close()
    },
  }
}

function caller(app: FastifyInstance, token: string | undefined) {
  return {
    async call<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Answer<Output<E>>> {
      const { method, url, body } = requestOf(endpoint, input)
      const answer = await app.inject({
        method,
        url,
        headers: {
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { payload: body }),
      })
      const { statusCode: status, headers } = answer
      if (status < 400) return { status, headers, data: answerOf(endpoint, answer.body), error: undefined }
      return { status, headers, data: undefined, error: errorBody.parse(answer.json()) }
    },
  }
}
