import { setTimeout as sleep } from 'node:timers/promises'
import { connect, createPool } from '@shop/api/db/connection'
import type { Endpoint } from '@shop/contract/endpoint'
import { endpoints } from '@shop/contract/endpoints'
import { errorBody } from '@shop/contract/error-body'
import { seedDemo } from '@shop/demo/seed'
import { testApi } from '@shop/test-kit/api'
import { appUrl } from '@shop/test-kit/database-server'
import { aSession, aUser } from '@shop/test-kit/factories'
import { unlimited } from '@shop/test-kit/limits'
import { dropDatabase, freshDatabase } from '@shop/test-kit/shop-databases'
import fc from 'fast-check'
import { withCleanup } from '../../lib/cleanup.ts'
import { fixedAccount } from '../../lib/fuzz/fixed-account.ts'
import { type FuzzedRequest, requestsOf } from '../../lib/fuzz/requests.ts'
import type { Result, Scenario } from '../../lib/scenario.ts'

const INPUTS = { small: 30, full: 10_000 }
/** Each of these may hash a password. */
const HASHING = new Set([
  'auth.login',
  'auth.register',
  'auth.resetPassword',
  'users.changePassword',
  'users.deleteAccount',
  'secondFactor.begin',
  'secondFactor.end',
])
const HASHING_INPUTS = { small: 6, full: 1_000 }
const AT_ONCE = 4
const MAX_FAILURES = 100
const DATABASE = 'bench_fuzz'
const ROLES = ['visitor', 'customer', 'admin'] as const
type Role = (typeof ROLES)[number]
type Api = Awaited<ReturnType<typeof testApi>>

/** Calls every endpoint with input that its schema allows and input that it does not, in every role. */
export const fuzz: Scenario = (size) =>
  withCleanup(async (later) => {
    const pool = createPool(appUrl(await freshDatabase(DATABASE)), {
      name: 'bench',
      max: 6,
      onError: () => undefined,
    })
    later(() => dropDatabase(DATABASE))
    later(() => pool.end())
    const api = await testApi({
      db: connect(pool),
      config: { limits: unlimited, maxEventLoopDelayMs: 60_000 },
    })
    later(api.close)
    await seedDemo(api.db, { uploadsDir: api.storage.uploadsDir })
    const seed = Date.now()
    console.log(`  seed ${seed}`)
    const { email, secondFactorSecret } = fixedAccount
    await aUser(api.db, { email, secondFactorSecret, secondFactorEnabledAt: new Date() })
    const tokens = await tokenKeeper(api)
    const findings: string[] = []
    let sent = 0
    let understood = 0
    for (const { name, endpoint } of endpoints) {
      const count = (HASHING.has(name) ? HASHING_INPUTS : INPUTS)[size]
      const requests = fc.sample(requestsOf(endpoint), { numRuns: count, seed })
      let next = 0
      const work = async () => {
        for (let index = next++; index < requests.length; index = next++) {
          const request = requests[index]
          if (request === undefined) break
          const role = ROLES[index % ROLES.length] ?? 'visitor'
          const { status, finding } = await sendRequest(api, endpoint, request, await tokens.of(role)).catch(
            brokenOff,
          )
          if (status === 401) tokens.forget(role)
          if (status < 400) understood++
          if (finding !== undefined)
            findings.push(`${name} as ${role}: ${finding} ${JSON.stringify(request).slice(0, 600)}`)
        }
      }
      await Promise.all(Array.from({ length: AT_ONCE }, work))
      sent += requests.length
      api.lines.length = 0
    }
    for (const finding of findings.slice(0, 40)) console.log(`  ${finding}`)
    return results(sent, understood, findings.length)
  })

function results(sent: number, understood: number, findings: number): Result[] {
  return [
    { what: 'calls', value: endpoints.length, unit: '' },
    { what: 'inputs', value: sent, unit: '' },
    { what: 'inputs that were accepted', value: understood, unit: '', atLeast: 1 },
    {
      what: 'responses with status 500 or higher, or outside their schema',
      value: findings,
      unit: '',
      atMost: 0,
    },
  ]
}

async function sendRequest(api: Api, endpoint: Endpoint, request: FuzzedRequest, token: string | undefined) {
  const headers = { ...request.headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) }
  for (let attempt = 1; ; attempt++) {
    const response = await api.inject({ ...request, headers })
    // Long responses are produced one at a time: a request with Retry-After is sent again.
    if (response.headers['retry-after'] === undefined || attempt === MAX_FAILURES) {
      return { status: response.statusCode, finding: wrongWith(endpoint, response) }
    }
    await sleep(20)
  }
}

/** A streamed response has already sent 200 when it fails, and can only close the connection. */
function brokenOff(error: unknown) {
  return { status: 0, finding: `connection closed: ${String(error)}` }
}

interface Seen {
  statusCode: number
  headers: { 'content-type'?: string | undefined }
  body: string
}

function wrongWith(endpoint: Endpoint, { statusCode, headers, body }: Seen): string | undefined {
  if (statusCode >= 500) return `${statusCode} ${body}`
  const type = headers['content-type'] ?? ''
  if (statusCode >= 400)
    return schemaMisses(errorBody, body) ? `${statusCode} without the error format: ${body}` : undefined
  if (endpoint.produces !== undefined)
    return type.startsWith(endpoint.produces) ? undefined : `unexpected content type ${type}`
  return schemaMisses(endpoint.response, body)
    ? `${statusCode} outside its schema: ${body.slice(0, 300)}`
    : undefined
}

function schemaMisses(schema: Endpoint['response'], body: string): boolean {
  try {
    return !schema.safeDecode(body === '' ? undefined : JSON.parse(body)).success
  } catch {
    return true
  }
}

/** Some calls end their own session or account; the next call uses another account. */
async function tokenKeeper(api: Api) {
  const tokens = new Map<Role, string>()
  return {
    async of(role: Role): Promise<string | undefined> {
      if (role === 'visitor') return undefined
      const existing = tokens.get(role)
      if (existing !== undefined) return existing
      // The customer has started to enable the second factor, the admin has it enabled: the later steps are tried too.
      const { secondFactorSecret } = fixedAccount
      const secondFactorEnabledAt = role === 'admin' ? new Date() : null
      const user = await aUser(api.db, { role, secondFactorSecret, secondFactorEnabledAt })
      const { token } = await aSession(api.db, user)
      tokens.set(role, token)
      return token
    },
    forget: (role: Role) => void tokens.delete(role),
  }
}
