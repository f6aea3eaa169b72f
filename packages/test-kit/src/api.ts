import { buildApp } from '@shop/api/app'
import type { Db } from '@shop/api/db/connection'
import type { ApiConfig, Deps } from '@shop/api/deps'
import { createLogger } from '@shop/api/lib/logger'
import { appointmentTokenHeader } from '@shop/contract/appointment-facts'
import { orderTokenHeader } from '@shop/contract/constants'
import type { Endpoint } from '@shop/contract/endpoint'
import { type ErrorBody, errorBody } from '@shop/contract/error-body'
import { type Input, type Output, parseResponse, requestOf } from '@shop/contract/request'
import { listDeviceHeader, listTokenHeader } from '@shop/contract/shared-list-facts'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Redis } from 'ioredis'
import { Registry } from 'prom-client'
import { testConfig } from './config.ts'
import { testDatabase } from './database.ts'
import { aSession } from './factories.ts'
import { testFiles } from './files.ts'
import { type Delivery, onFirstUse, startPayments, type TestPayments } from './payments.ts'
import { encodeForm } from './uploads.ts'

interface Overrides {
  config?: Partial<ApiConfig>
  redis?: Redis
  /** Instead of a fresh database, for tests in which it is unavailable. */
  db?: Db
  /** Pool size of the fresh database, for tests with many concurrent requests. */
  connections?: number
  /** Probe routes, added before the first request. */
  routes?: (app: FastifyInstance) => void
}

export interface ApiResponse<T> {
  status: number
  headers: Record<string, unknown>
  /** The response as the contract declares it; undefined when the call failed. */
  data: T | undefined
  error: ErrorBody | undefined
}

/** The API on its own database, called through HTTP injection. */
export async function testApi({ config, redis, db: givenDb, connections = 5, routes }: Overrides = {}) {
  const database = givenDb === undefined ? await testDatabase({ connections }) : undefined
  const db = givenDb ?? database?.db
  if (db === undefined) throw new Error('no database')
  const lines: string[] = []
  const log = createLogger('debug', { write: (line: string) => void lines.push(line) })
  const metrics = new Registry()
  const storage = await testFiles()
  let started: Promise<TestPayments> | undefined
  const payments = () => (started ??= startPayments((delivery) => deliver(app, delivery)))
  const deps: Deps = {
    db,
    redis,
    files: storage.files,
    payments: onFirstUse(payments),
    log,
    metrics,
    config: { ...testConfig, ...config },
  }
  const app = await buildApp(deps)
  routes?.(app)

  return {
    app,
    /** The dependencies of the services. */
    deps,
    db,
    /** For what the shop's own role has no right to: to break, measure or fill its tables. */
    admin: database?.admin ?? db,
    /** The payment provider's side: its ledger, its faults, and the buyer's actions there. */
    payments,
    lines,
    metrics,
    database,
    storage,
    inject: (options: InjectOptions) => app.inject(options),
    visitor: caller(app, undefined),
    as: async (user: { id: number }) => caller(app, (await aSession(db, user)).token),
    withToken: (token: string) => caller(app, token),
    /** The holder of an order's link. */
    withOrderToken: (token: string) => caller(app, undefined, { [orderTokenHeader]: token }),
    /** The holder of an appointment's link. */
    withAppointmentToken: (token: string) => caller(app, undefined, { [appointmentTokenHeader]: token }),
    /** A device that has the link of a shared list. */
    withListToken: (token: string, device: string) =>
      caller(app, undefined, { [listTokenHeader]: token, [listDeviceHeader]: device }),
    async close() {
      await (await started)?.close()
      await app.close()
      await database?.close()
      await storage.close()
    },
  }
}

async function deliver(app: FastifyInstance, { body, signature }: Delivery): Promise<number> {
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/api/webhooks/stripe',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload: body,
  })
  return statusCode
}

function caller(app: FastifyInstance, token: string | undefined, more: Record<string, string> = {}) {
  const authorization = { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...more }
  return {
    async call<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<ApiResponse<Output<E>>> {
      const { method, url, body } = requestOf(endpoint, input)
      const response = await app.inject({
        method,
        url,
        headers: { ...authorization, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { payload: body }),
      })
      return read(endpoint, response)
    },
    /** A call with a multipart form. */
    async submit<E extends Endpoint>(
      endpoint: E,
      url: string,
      form: FormData,
    ): Promise<ApiResponse<Output<E>>> {
      const { payload, headers } = await encodeForm(form)
      const response = await app.inject({
        method: endpoint.method,
        url,
        payload,
        headers: { ...headers, ...authorization },
      })
      return read(endpoint, response)
    },
  }
}

function read<E extends Endpoint>(endpoint: E, response: LightMyRequestResponse): ApiResponse<Output<E>> {
  const { statusCode: status, headers } = response
  if (status < 400) return { status, headers, data: parseResponse(endpoint, response.body), error: undefined }
  return { status, headers, data: undefined, error: errorBody.parse(response.json()) }
}
