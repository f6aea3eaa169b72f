import { testDatabase } from '@shop/test-kit/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WebApp } from '../pages/render.ts'
import { emptyWeb, publicUrl, type Replica, startReplica } from '../testing/replica.ts'

const web: WebApp = {
  ...emptyWeb,
  canonicalPage: ({ pathname }) =>
    ['/', '/checkout', '/redefinir-senha'].includes(pathname)
      ? { key: pathname, isPage: true, pays: pathname === '/checkout' }
      : { key: '/404', isPage: false },
}

let database: Awaited<ReturnType<typeof testDatabase>>
let replica: Replica
let limited: Replica
beforeAll(async () => {
  database = await testDatabase()
  replica = await startReplica({ database, web })
  limited = await startReplica({ database, web, reportLimit: { points: 3, seconds: 300 } })
})
afterAll(async () => {
  await replica.stop()
  await limited.stop()
  await database.close()
})

const send = (body: string, type = 'application/csp-report', { url }: Replica = replica) =>
  fetch(`${url}/csp-reports`, { method: 'POST', headers: { 'content-type': type }, body })
const report = (fields: Record<string, string>) => JSON.stringify({ 'csp-report': fields })
const counted = async (labels: string) => {
  const line = new RegExp(`csp_reports_total\\{${labels}\\} (\\d+)`)
  return Number(line.exec(await replica.metrics.metrics())?.[1] ?? 0)
}

test.each([
  ['https://evil.example/x.js?cpf=1', 'other-origin'],
  ['https://m.stripe.network/inner.html', 'payment-provider'],
  ['https://notstripe.com/x.js', 'other-origin'],
  ['https://stripe.com.evil.example/x.js', 'other-origin'],
  [`${publicUrl}/uploads/x.js`, 'self'],
  ['inline', 'inline'],
  ['eval', 'eval'],
  ['wasm-eval', 'eval'],
  ['trusted-types-sink', 'trusted-types'],
  ['data', 'data'],
  ['blob:https://loja.example/1', 'data'],
  ['chrome-extension://abc/x.js', 'extension'],
  ['moz-extension', 'extension'],
  ['', 'unknown'],
  ['javascript:alert(1)', 'unknown'],
])('the blocked source %s is counted as %s', async (blocked, expected) => {
  const labels = `directive="script-src-elem",blocked="${expected}",page="checkout"`
  const before = await counted(labels)
  const response = await send(
    report({
      'document-uri': `${publicUrl}/checkout?order=1`,
      'effective-directive': 'script-src-elem',
      'blocked-uri': blocked,
    }),
  )
  expect(response.status).toBe(204)
  expect(await counted(labels)).toBe(before + 1)
})

test('each CSP violation of a Reporting API request is counted, up to ten, and other kinds are ignored', async () => {
  const one = (type: string) => ({
    type,
    body: { documentURL: publicUrl, effectiveDirective: 'trusted-types', blockedURL: 'trusted-types-policy' },
  })
  const body = [one('deprecation'), ...Array.from({ length: 25 }, () => one('csp-violation'))]
  expect((await send(JSON.stringify(body), 'application/reports+json')).status).toBe(204)
  expect(await counted('directive="trusted-types",blocked="trusted-types",page="other"')).toBe(10)
})

test('the directive of an old browser’s report is reduced to its name, an invented one counts as other', async () => {
  const old = {
    'document-uri': publicUrl,
    'violated-directive': "img-src 'self' data:",
    'blocked-uri': 'https://x.example/',
  }
  await send(report(old))
  await send(report({ ...old, 'violated-directive': 'x"} 1\ninjected' }))
  expect(await counted('directive="img-src",blocked="other-origin",page="other"')).toBe(1)
  expect(await counted('directive="other",blocked="other-origin",page="other"')).toBe(1)
  expect(await replica.metrics.metrics()).not.toContain('injected')
})

test('the log has a sample of at most ten, and of an address neither token nor query', async () => {
  const secret = {
    'document-uri': `${publicUrl}/redefinir-senha?token=segredo`,
    'effective-directive': 'connect-src',
  }
  const { lines } = limited
  for (const blocked of [
    'https://a.example:8443/path?email=ana@exemplo.test',
    'https://segredo:x@b.example/',
  ]) {
    expect((await send(report({ ...secret, 'blocked-uri': blocked }), undefined, limited)).status).toBe(204)
  }
  const written = lines.filter((line) => line.includes('content security policy violated'))
  expect(written.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ directive: 'connect-src', blockedHost: 'a.example', page: '/redefinir-senha' }),
    expect.objectContaining({ directive: 'connect-src', blockedHost: 'b.example', page: '/redefinir-senha' }),
  ])
  expect(written.join()).not.toMatch(/segredo|exemplo\.test|:8443|path/)
  expect(replica.lines.filter((line) => line.includes('content security policy violated'))).toHaveLength(10)
})

test('an address that sends too many gets a 429, before its body is read', async () => {
  const body = report({ 'document-uri': publicUrl })
  expect((await send(body, undefined, limited)).status).toBe(204)
  const response = await send(body, undefined, limited)
  expect([response.status, Number(response.headers.get('retry-after')) > 50]).toEqual([429, true])
  expect((await send('x'.repeat(1_000_000), undefined, limited)).status).toBe(429)
})

test.each([
  ['malformed JSON', '{', 'application/csp-report', 400],
  ['a prototype', '{"__proto__":{"csp-report":{}}}', 'application/csp-report', 400],
  ['an object without a report', '{}', 'application/csp-report', 400],
  ['a string', '"csp-report"', 'application/csp-report', 400],
  ['an empty body', '', 'application/csp-report', 400],
  ['null', 'null', 'application/reports+json', 400],
  ['a list of null', '[null]', 'application/reports+json', 400],
  [
    'fields of other types',
    '{"csp-report":{"document-uri":7,"blocked-uri":[]}}',
    'application/csp-report',
    204,
  ],
  ['a report without a body', '[{"type":"csp-violation"}]', 'application/reports+json', 204],
  ['plain JSON', '{"csp-report":{}}', 'application/json', 415],
  ['a form', 'a=b', 'application/x-www-form-urlencoded', 415],
  ['a body that is too large', report({ 'document-uri': 'x'.repeat(70_000) }), 'application/csp-report', 413],
])('%s returns a status and changes nothing else', async (_, body, type, status) => {
  expect((await send(body, type)).status).toBe(status)
})

test('pages carry the report address in both forms', async () => {
  const page = {
    ...web,
    render: async () => new Response('<p>', { headers: { 'content-type': 'text/html' } }),
  }
  const own = await startReplica({ database, web: page })
  const { headers } = await fetch(own.url)
  expect(headers.get('reporting-endpoints')).toBe('csp="/csp-reports"')
  expect(headers.get('content-security-policy')).toMatch(/; report-uri \/csp-reports; report-to csp$/)
  await own.stop()
})
