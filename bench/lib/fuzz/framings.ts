/** Requests that proxies and servers have parsed differently, or that have bypassed a validation. */

export interface Framing {
  what: string
  bytes: string
  /** The body is invalid: a server that accepts it has not validated it. */
  mustBeRejected: boolean
  /** Must be parsed as exactly one request, whatever its body looks like. */
  isOne: boolean
}

const JSON_TYPES = [
  'application/json',
  'Application/JSON',
  ' application/json',
  '\tapplication/json',
  'application/json;',
  'application/json ; charset=utf-8',
  'application/json;charset=utf-16',
  'application/json;charset=latin1',
  'application/json, text/plain',
  'application/json\tx',
  'application/json+x',
  'text/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'application/octet-stream',
  'application/xml',
  '*/*',
  '',
]

const lie = JSON.stringify({ name: 7, email: 'not an email', subject: [], message: null })
const truth = JSON.stringify({
  ...{ name: 'Marina', email: 'marina@exemplo.test', subject: 'Outro', message: 'Uma pergunta.' },
  ...{ website: 'filled in, so that nothing is stored' },
})
const SMUGGLED = 'GET /api/smuggled HTTP/1.1\r\nHost: x\r\n\r\n'

const post = (headers: string, body: string) =>
  `POST /api/contact HTTP/1.1\r\nHost: 127.0.0.1\r\n${headers}\r\n${body}`
const length = (body: string) => `Content-Length: ${Buffer.byteLength(body)}\r\n`
const json = 'Content-Type: application/json\r\n'

function typed(): Framing[] {
  return JSON_TYPES.flatMap((type) =>
    [lie, truth].flatMap((body) => [
      {
        what: `type ${JSON.stringify(type)}`,
        bytes: post(`Content-Type: ${type}\r\n${length(body)}`, body),
        mustBeRejected: body === lie,
        isOne: true,
      },
      {
        what: `two types, the second ${JSON.stringify(type)}`,
        bytes: post(`${json}Content-Type: ${type}\r\n${length(body)}`, body),
        mustBeRejected: body === lie,
        isOne: true,
      },
    ]),
  )
}

const chunked = (body: string, extension = '') =>
  `${Buffer.byteLength(body).toString(16)}${extension}\r\n${body}\r\n0\r\n\r\n`

function framed(): Framing[] {
  const headers: [string, string, string][] = [
    ['both lengths', `${json}${length(lie)}Transfer-Encoding: chunked\r\n`, chunked(lie) + SMUGGLED],
    ['two lengths', `${json}${length(lie)}Content-Length: 3\r\n`, lie],
    ['length with a sign', `${json}Content-Length: +${lie.length}\r\n`, lie],
    ['length in hex', `${json}Content-Length: 0x20\r\n`, lie],
    ['negative length', `${json}Content-Length: -1\r\n`, lie],
    ['huge length', `${json}Content-Length: 99999999999999999999\r\n`, lie],
    ['chunk extension', `${json}Transfer-Encoding: chunked\r\n`, chunked(lie, `;x=${'y'.repeat(20_000)}`)],
    ['chunk with bare feeds', `${json}Transfer-Encoding: chunked\r\n`, chunked(lie).replaceAll('\r\n', '\n')],
    [
      'chunk length too long',
      `${json}Transfer-Encoding: chunked\r\n`,
      `ffffffffffffffff\r\n${lie}\r\n0\r\n\r\n`,
    ],
    ['encodings twice', `${json}Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n`, chunked(lie)],
    ['encoding misspelt', `${json}Transfer-Encoding : chunked\r\n`, chunked(lie)],
    ['encoding with a tab', `${json}Transfer-Encoding:\tchunked, gzip\r\n`, chunked(lie)],
    ['folded header', `${json}X-Folded: a\r\n b\r\n${length(lie)}`, lie],
    ['header without a name', `${json}: a\r\n${length(lie)}`, lie],
    ['header with a null', `${json}X-A: a\u0000b\r\n${length(lie)}`, lie],
    ['bare return in a header', `${json}X-A: a\rX-B: b\r\n${length(lie)}`, lie],
    ['headers of 64 kB', `${json}X-A: ${'a'.repeat(65_536)}\r\n${length(lie)}`, lie],
    ['a thousand headers', `${json}${'X-A: a\r\n'.repeat(1_000)}${length(lie)}`, lie],
    ['the same key twice', `${json}${length(`{"name":1,${lie.slice(1)}`)}`, `{"name":1,${lie.slice(1)}`],
    ['expects to continue', `${json}Expect: 200-nothing\r\n${length(lie)}`, lie],
    ['upgrade', `${json}Connection: Upgrade\r\nUpgrade: h2c\r\n${length(lie)}`, lie],
  ]
  return headers.map(([what, head, body]) => ({
    what,
    bytes: post(head, body),
    mustBeRejected: true,
    isOne: true,
  }))
}

function targeted(): Framing[] {
  const lines = [
    'GET  /api/store HTTP/1.1',
    'GET /api/store HTTP/9.9',
    'GET /api/store',
    'get /api/store HTTP/1.1',
    'GET http://elsewhere.test/api/store HTTP/1.1',
    'GET //elsewhere.test/api/store HTTP/1.1',
    'GET /api/../api/users HTTP/1.1',
    'GET /api/%2e%2e/users HTTP/1.1',
    'GET /api/users%00 HTTP/1.1',
    'GET /%c0%af%c0%af HTTP/1.1',
    'TRACE /api/store HTTP/1.1',
    'CONNECT elsewhere.test:443 HTTP/1.1',
    'PURGE / HTTP/1.1',
    `GET /${'a'.repeat(40_000)} HTTP/1.1`,
    '\u0016\u0003\u0001\u0002\u0000',
  ]
  return lines.map((line) => ({
    what: line.slice(0, 50),
    bytes: `${line}\r\nHost: 127.0.0.1\r\n\r\n`,
    mustBeRejected: false,
    isOne: true,
  }))
}

export const framings: readonly Framing[] = [...typed(), ...framed(), ...targeted()]

/** A copy with one byte of its head removed, doubled or changed. */
export function mutated({ what, bytes }: Framing, random: () => number): Framing {
  const head = bytes.indexOf('\r\n\r\n')
  const at = Math.floor(random() * Math.max(1, head))
  const kinds = [
    bytes.slice(0, at) + bytes.slice(at + 1),
    bytes.slice(0, at) + bytes.charAt(at) + bytes.slice(at),
    bytes.slice(0, at) + String.fromCharCode(Math.floor(random() * 256)) + bytes.slice(at + 1),
  ]
  return {
    what: `${what}, mutated`,
    bytes: kinds[Math.floor(random() * kinds.length)] ?? bytes,
    mustBeRejected: false,
    isOne: false,
  }
}
