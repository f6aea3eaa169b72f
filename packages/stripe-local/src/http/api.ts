/** Handles an API request: authentication, injected faults, idempotent replays, then the endpoint. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Account } from '../account.ts'
import { invalidRequest, StripeFailure } from '../failure.ts'
import { newId } from '../ids.ts'
import { API_VERSION } from '../objects/event.ts'
import { publicError } from '../objects/public-view.ts'
import type { Fault } from '../settings.ts'
import { expand } from './expand.ts'
import { takeFault } from './faults.ts'
import { Form } from './form.ts'
import type { Idempotency } from './idempotency.ts'
import { isPublicKey, type Keys, keyOf, secretKeyRequired } from './keys.ts'
import { failure, type HttpResponse, rateLimited, serverError, success } from './response.ts'
import { findRoute } from './router.ts'

export interface Api extends Keys {
  account: Account
  idempotency: Idempotency
}

interface Incoming {
  method: string
  url: URL
  body: string
  request: IncomingMessage
}

export async function handleApi(api: Api, incoming: Incoming, response: ServerResponse): Promise<void> {
  const requestId = newId('req')
  const fault = takeFault(api.account.settings, `${incoming.method} ${incoming.url.pathname}`)
  if (fault?.kind === 'reset-before') return cut(response)
  if (fault?.kind === '429') return send(response, rateLimited(requestId), incoming)
  const result = await respondOnce(api, incoming, requestId, fault).catch((error: unknown) =>
    failure(error, requestId, (body) => body),
  )
  if (fault?.kind === 'reset-after') return cut(response)
  send(response, result, incoming, result.requestId === requestId ? undefined : requestId)
}

async function respondOnce(
  api: Api,
  incoming: Incoming,
  requestId: string,
  fault: Fault | undefined,
): Promise<HttpResponse> {
  const { method, url, body, request } = incoming
  const form = Form.decode(method === 'GET' ? url.search.slice(1) : body)
  const key = keyOf(request, form)
  const isPublic = isPublicKey(key, api)
  const idempotencyKey = keyHeader(request)
  const execute = () => run(api, { incoming, form, isPublic, idempotencyKey, requestId }, fault)
  const wait = api.account.settings.delayMs + (fault?.kind === 'slow' ? (fault.ms ?? 0) : 0)
  if (method !== 'POST' || idempotencyKey === null) {
    if (wait > 0) await sleep(wait)
    return execute()
  }
  const id = `${key} ${idempotencyKey}`
  const before = api.idempotency.begin(id, idempotencyKey, `${url.pathname}\n${body}`)
  if (wait > 0) await sleep(wait)
  if (before !== undefined) return before
  const result = execute()
  api.idempotency.finish(id, result)
  return result
}

interface Prepared {
  incoming: Incoming
  form: Form
  isPublic: boolean
  idempotencyKey: string | null
  requestId: string
}

function run({ account }: Api, prepared: Prepared, fault: Fault | undefined): HttpResponse {
  const { incoming, form, isPublic, idempotencyKey, requestId } = prepared
  if (fault?.kind === '500') return serverError(requestId)
  try {
    if (fault?.kind === '400') throw scripted(fault)
    const { method, url } = incoming
    const found = findRoute(method, url.pathname)
    if (found === undefined) throw unknownCall(method, url.pathname)
    const { route, path } = found
    if (isPublic && !route.public) throw secretKeyRequired()
    const call = { account, form, path, public: isPublic }
    const source = { id: requestId, idempotency_key: idempotencyKey }
    const body = account.events.causedBy(source, () => route.handle(call))
    if (fault?.kind === '500-after') return serverError(requestId)
    return success(expand(account, body, form.list('expand') ?? []), requestId)
  } catch (error) {
    return failure(error, requestId, isPublic ? publicError : (body) => body)
  }
}

/** A valid request that fails in the current state. It counts as executed, so its idempotency key stores it. */
function scripted({ code, param }: Fault): StripeFailure {
  const named = { ...(code !== undefined && { code }), ...(param !== undefined && { param }) }
  return invalidRequest('This request is not possible right now.', named)
}

function unknownCall(method: string, path: string): StripeFailure {
  const message = `Unrecognized request URL (${method}: ${path}).`
  return new StripeFailure(404, invalidRequest(message).body, { executed: false })
}

function keyHeader({ headers }: IncomingMessage): string | null {
  const header = headers['idempotency-key']
  return typeof header === 'string' && header !== '' ? header : null
}

function send(
  response: ServerResponse,
  { status, text, requestId }: HttpResponse,
  { request }: Incoming,
  replayOf?: string,
) {
  const key = keyHeader(request)
  response
    .writeHead(status, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
      'access-control-allow-origin': '*',
      'request-id': replayOf ?? requestId,
      'stripe-version': API_VERSION,
      ...(key !== null && { 'idempotency-key': key }),
      ...(replayOf !== undefined && { 'idempotent-replayed': 'true', 'original-request': requestId }),
    })
    .end(text)
}

/** Drops the connection: the caller cannot know whether the request was executed. */
function cut(response: ServerResponse) {
  response.socket?.destroy()
}
