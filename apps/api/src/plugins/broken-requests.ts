/**
 * Input that never became a request: oversized headers, a sender that stalls, something that is not HTTP. Fastify is
 * not involved yet, so the response is written by hand, in the shape of all others.
 */
import { randomUUID } from 'node:crypto'
import { ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { type ErrorCode, errors } from '@shop/contract/errors'
import type { Logger } from 'pino'
import { plainErrorBody } from './errors.ts'

const codes: Record<string, ErrorCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'payload_too_large',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
}

export function brokenRequestResponder(headers: Readonly<Record<string, string>>, log: Logger) {
  return (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable || isResponding(socket)) {
      socket.destroy()
      return
    }
    const code = codes[error.code ?? ''] ?? 'invalid_input'
    const requestId = randomUUID()
    log.debug({ requestId, reason: error.code }, 'request could not be read')
    socket.end(response(code, requestId, headers), () => socket.destroy())
  }
}

/** A second response written into an unfinished one would be read as part of it. */
function isResponding(socket: Socket): boolean {
  const current: unknown = '_httpMessage' in socket ? socket._httpMessage : undefined
  return current instanceof ServerResponse && current.headersSent
}

function response(code: ErrorCode, requestId: string, headers: Readonly<Record<string, string>>): string {
  const { status } = errors[code]
  const body = JSON.stringify(plainErrorBody(code, requestId))
  const all = {
    ...headers,
    connection: 'close',
    'content-length': String(Buffer.byteLength(body)),
    'content-type': 'application/json; charset=utf-8',
    'x-request-id': requestId,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n')
}
