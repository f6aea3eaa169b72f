import { testApi } from '@shop/test-kit/api'
import { afterAll, beforeAll, expect, test } from 'vitest'

const secret = 'known-to-this-process-only'
let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi({ config: { inProcessSecret: secret } })
})
afterAll(() => api.close())

async function callStore(headers: Record<string, string>) {
  api.lines.length = 0
  await api.inject({ url: '/api/store', headers: { 'x-parent-request-id': 'the-page', ...headers } })
  const metricsText = await api.metrics.metrics()
  const count = (origin: string) =>
    Number(new RegExp(`_count{.*route="/api/store".*origin="${origin}"} (\\d+)`).exec(metricsText)?.[1] ?? 0)
  const [line = ''] = api.lines
  return { line, pages: count('page'), network: count('network') }
}

test('a call made by a page is logged at debug level with the page’s request id, and counted separately', async () => {
  const { line, pages, network } = await callStore({ 'x-in-process': secret })
  expect(JSON.parse(line)).toMatchObject({ level: 20, parentRequestId: 'the-page', route: '/api/store' })
  expect(line).not.toContain(secret)
  expect([pages, network]).toEqual([1, 0])
})

test('a request from outside cannot pass as a call of a page', async () => {
  const before = await callStore({})
  for (const forged of ['', 'guessed', secret.toUpperCase(), `${secret}x`]) {
    const { line } = await callStore({ 'x-in-process': forged })
    expect(JSON.parse(line)).toMatchObject({ level: 30, route: '/api/store' })
    expect(line).not.toContain('the-page')
  }
  const after = await callStore({})
  expect(after.pages).toBe(before.pages)
  expect(after.network).toBe(before.network + 5)
})

test('a process without a secret accepts no call as that of a page', async () => {
  const open = await testApi()
  await open.inject({ url: '/api/store', headers: { 'x-in-process': '', 'x-parent-request-id': 'the-page' } })
  expect(open.lines.join('')).not.toContain('the-page')
  await open.close()
})
