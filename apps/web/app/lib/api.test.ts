import { auth } from '@shop/contract/auth'
import { newsletter } from '@shop/contract/newsletter'
import { expect, test } from 'vitest'
import { ApiError, type ApiFetch, respond, send } from './api.ts'

const answering =
  (status: number, body: string): ApiFetch =>
  async () =>
    new Response(body, { status })
const subscribe = (fetchApi: ApiFetch) =>
  send(fetchApi, newsletter.subscribe, { body: { email: 'ana@exemplo.test' } })

test('the token is sent as a bearer token in the Authorization header', async () => {
  const sent: RequestInit[] = []
  const fetchApi: ApiFetch = async (_, init) => {
    sent.push(init)
    return new Response(null, { status: 204 })
  }
  await send(fetchApi, auth.logout, { token: 'abc' })
  expect(new Headers(sent[0]?.headers).get('authorization')).toBe('Bearer abc')
})

test.each([
  ['message', '{"message":"Muitas tentativas.","code":"too_many_requests","requestId":"1"}'],
  ['error', '{"error":"Muitas tentativas."}'],
])('a server error is read from the field %s', async (_, body) => {
  await expect(subscribe(answering(429, body))).rejects.toMatchObject({
    message: 'Muitas tentativas.',
    status: 429,
  })
})

test('a response that is not from our API is an error without a message', async () => {
  const failure = await subscribe(answering(502, '<html>bad gateway')).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ApiError)
  expect(failure).toMatchObject({ message: '', code: 'unexpected', status: 502 })
})

test('the ETag of a cached copy is sent, and a 304 is not an error', async () => {
  const requests: RequestInit[] = []
  const fetchApi: ApiFetch = async (_, init) => {
    requests.push(init)
    return new Response(null, { status: 304 })
  }
  const response = await respond(fetchApi, auth.verify, { token: 'abc', etag: '"7"' })
  expect(response.status).toBe(304)
  expect(new Headers(requests[0]?.headers).get('if-none-match')).toBe('"7"')
})
