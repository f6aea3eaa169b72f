import { get } from 'node:http'

/** With no header but those given: fetch adds an encoding, and a cache stores one copy for each. */
export function plainGet(url: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; cache: string; text: string }>((resolve, reject) => {
    get(url, { headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('error', reject)
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          cache: String(response.headers['x-cache'] ?? ''),
          text: Buffer.concat(chunks).toString(),
        }),
      )
    }).once('error', reject)
  })
}
