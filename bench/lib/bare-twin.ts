import { mkdtempSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Running, startProcess } from '@shop/test-kit/processes'

/** A bare server that sends the same response as the given URL, byte for byte and header for header. */
export async function startBareTwin(url: string, headers: Record<string, string>): Promise<Running> {
  const outcome = await capture(url, headers)
  const file = join(mkdtempSync(join(tmpdir(), 'bare-')), 'answer.json')
  writeFileSync(file, JSON.stringify(outcome))
  return startProcess('bare node:http', ['bench/lib/bare-server.ts', file])
}

const WRITTEN_BY_NODE = new Set(['date', 'connection', 'keep-alive'])

/** Without fetch, which would decompress the body. */
function capture(url: string, headers: Record<string, string>): Promise<{ headers: string[]; body: string }> {
  return new Promise((resolve, reject) => {
    request(url, { headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const pairs = Object.entries(response.headers).filter(([name]) => !WRITTEN_BY_NODE.has(name))
        resolve({
          headers: pairs.flatMap(([name, value]) => [name, String(value)]),
          body: Buffer.concat(chunks).toString('base64'),
        })
      })
    })
      .on('error', reject)
      .end()
  })
}
