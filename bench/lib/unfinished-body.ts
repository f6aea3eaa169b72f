import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export interface UnfinishedBody {
  what: string
  path: string
  headers: Record<string, string>
  bytes: number
  chunked?: true
  /** One of the sixteen million loopback addresses. */
  from: string
}

const CHUNK = Buffer.alloc(64 * 1024)

/**
 * Sends a body except for its last byte, and then waits for a response, for a closed connection, or until `timeoutMs`.
 */
export function sendUnfinished(
  port: number,
  { path, headers, bytes, chunked, from }: UnfinishedBody,
  timeoutMs: number,
): Promise<number | 'closed' | 'still open'> {
  return new Promise((resolve) => {
    let heard = ''
    const socket = connect({ port, host: '127.0.0.1', localAddress: from }, async () => {
      const length = chunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${bytes}`
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
      socket.write([`POST ${path} HTTP/1.1`, 'Host: loja.test', length, ...lines, '', ''].join('\r\n'))
      for (let left = bytes - 1; left > 0 && socket.writable; left -= CHUNK.length) {
        const part = CHUNK.subarray(0, left)
        if (chunked) socket.write(`${part.length.toString(16)}\r\n`)
        const fits = socket.write(part)
        if (chunked) socket.write('\r\n')
        while (!fits && socket.writableNeedDrain && socket.writable) await sleep(5)
      }
    })
    const end = (otherwise: 'closed' | 'still open') => () => {
      socket.destroy()
      const status = /^HTTP\/1\.1 (\d{3})/.exec(heard)?.[1]
      resolve(status === undefined ? otherwise : Number(status))
    }
    socket.on('data', (chunk) => {
      heard += chunk.toString('latin1')
      if (heard.includes('\r\n')) end('closed')()
    })
    socket.on('error', end('closed'))
    socket.on('close', end('closed'))
    setTimeout(end('still open'), timeoutMs).unref()
  })
}
