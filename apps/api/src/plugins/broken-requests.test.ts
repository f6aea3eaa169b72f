import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { testApi } from '@shop/test-kit/api'
import { afterAll, beforeAll, expect, test } from 'vitest'

let api: Awaited<ReturnType<typeof testApi>>
let port: number
beforeAll(async () => {
  api = await testApi({
    config: { publicUrl: 'https://shop.test' },
    routes(app) {
      app.get('/api/probe/half', { config: { access: 'anyone' } }, (_request, reply) => {
        reply.hijack()
        reply.raw.write('half a response')
      })
    },
  })
  await api.app.listen({ port: 0, host: '127.0.0.1' })
  port = (api.app.server.address() as AddressInfo).port
})
afterAll(() => api.close())

async function send(bytes: string) {
  const socket = connect(port, '127.0.0.1')
  const received: string[] = []
  socket.setEncoding('utf8').on('data', (text: string) => void received.push(text))
  socket.on('error', () => {})
  socket.write(bytes)
  await once(socket, 'close')
  const [head = '', body = ''] = received.join('').split('\r\n\r\n')
  const [start = '', ...lines] = head.split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)] as const),
  )
  return { start, headers, body }
}

test.each([
  [
    'headers that are too large',
    `GET / HTTP/1.1\r\nx: ${'a'.repeat(100_000)}\r\n\r\n`,
    431,
    'headers_too_large',
  ],
  ['a request that is not HTTP', 'EHLO shop.test\r\n\r\n', 400, 'invalid_input'],
  [
    'a body with two lengths',
    'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n',
    400,
    'invalid_input',
  ],
])(
  'the response to %s has the shape and the headers of all responses',
  async (_what, bytes, status, code) => {
    const { start, headers, body } = await send(bytes)
    expect(start).toMatch(new RegExp(`^HTTP/1.1 ${status} \\w`))
    expect(JSON.parse(body)).toMatchObject({ code, requestId: headers['x-request-id'] })
    expect(Number(headers['content-length'])).toBe(Buffer.byteLength(body))
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      connection: 'close',
      'content-type': 'application/json; charset=utf-8',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
    })
    expect(headers['content-security-policy']).toContain("default-src 'none'")
  },
)

test('invalid bytes in the middle of a response end it, and no error response is written into it', async () => {
  const socket = connect(port, '127.0.0.1')
  const received: string[] = []
  socket.setEncoding('utf8').on('data', (text: string) => void received.push(text))
  socket.write('GET /api/probe/half HTTP/1.1\r\nhost: a\r\n\r\n')
  await once(socket, 'data')
  socket.write('rubbish\r\n\r\n')
  await once(socket, 'close')
  expect(received.join('').match(/HTTP\/1\.1/g)).toHaveLength(1)
  expect(received.join('')).toContain('half a')
})
