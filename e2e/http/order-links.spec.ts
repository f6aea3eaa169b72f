import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { logFile } from '../port.ts'
import { expect, test } from './fixtures.ts'

const newToken = () => randomBytes(32).toString('base64url')

for (const [path, title] of [
  ['/pedido/', 'Seu pedido'],
  ['/pedido/guardar/', 'Guardar pedido'],
  ['/agenda/', 'Seu encontro'],
  ['/lista/', 'Uma lista para você'],
] as const) {
  test(`${path}… is stored nowhere, sends no referrer, and does not contain its own secret`, async ({
    open,
  }) => {
    const [token, other] = [newToken(), newToken()]
    for (const secret of [token, other, token]) {
      const { status, headers, html } = await open(path + secret)
      expect(status).toBe(200)
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      })
      expect(headers['cdn-cache-control']).toBeUndefined()
      expect(html).toContain(`<title>${title} · Alva de Maio</title>`)
      expect(html).toContain('<meta name="robots" content="noindex"/>')
      expect(html).toContain('<meta name="referrer" content="no-referrer"/>')
      for (const unseen of [token, other]) expect(html).not.toContain(unseen)
    }
    const log = await readFile(logFile, 'utf8')
    for (const secret of [token, other]) expect(log).not.toContain(secret)
  })
}

test('a violation of the policy on the page of a link is logged without the link', async ({
  request,
  baseURL,
}) => {
  const token = newToken()
  const response = await request.post('/csp-reports', {
    headers: { 'content-type': 'application/csp-report' },
    data: JSON.stringify({
      'csp-report': {
        'document-uri': `${baseURL}/pedido/${token}`,
        'effective-directive': 'img-src',
        'blocked-uri': 'https://evil.example/x.png',
      },
    }),
  })
  expect(response.status()).toBe(204)
  await expect
    .poll(async () => (await readFile(logFile, 'utf8')).includes('content security policy violated'))
    .toBe(true)
  expect(await readFile(logFile, 'utf8')).not.toContain(token)
})

test('an answer to the holder of a link is not stored, and names neither page nor order to others', async ({
  request,
}) => {
  const response = await request.get('/api/orders/by-link', { headers: { 'x-order-token': newToken() } })
  expect(response.status()).toBe(404)
  expect(response.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  })
})
