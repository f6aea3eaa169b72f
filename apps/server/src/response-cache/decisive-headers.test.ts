import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { decisiveHeaders } from './decisive-headers.ts'

/** What node:http itself reads of the same request. */
async function both(lines: readonly string[]) {
  const server = createServer(({ headers, rawHeaders }, response) => {
    const parsed = [headers.authorization, headers['if-none-match'], headers['accept-encoding']]
    const { authorization, ifNoneMatch, acceptEncoding } = decisiveHeaders(rawHeaders)
    response.end(JSON.stringify([parsed, [authorization, ifNoneMatch, acceptEncoding]]))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const socket = connect((server.address() as AddressInfo).port)
  socket.end(['GET / HTTP/1.1', 'Host: loja', 'Connection: close', ...lines, '', ''].join('\r\n'))
  const response = await text(socket)
  server.close()
  return JSON.parse(response.slice(response.indexOf('\r\n\r\n') + 4)) as unknown[][]
}

test.each([
  [['Accept-Encoding: gzip, br', 'If-None-Match: W/"a"', 'Authorization: Bearer x']],
  [['ACCEPT-ENCODING: gzip', 'accept-encoding: br', 'if-none-match: "a"', 'If-None-Match: "b"']],
  [['authorization: Bearer one', 'Authorization: Bearer two']],
  [['X-Accept-Encoding: br', 'Accept-Languages: pt', 'Authorisation0: x']],
  [['Accept-Encoding:', 'If-None-Match:  * ']],
  [[]],
])('%j is read as node:http reads it', async (lines) => {
  const [parsed, read] = await both(lines)
  expect(read).toEqual(parsed)
})
