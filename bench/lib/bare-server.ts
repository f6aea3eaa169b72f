/** Baseline server in its own process: node:http sending given bytes with given headers, and nothing else. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { z } from 'zod'

const found = z
  .object({ headers: z.array(z.string()), body: z.string() })
  .parse(JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')))
const body = Buffer.from(found.body, 'base64')

const server = createServer((_, response) => {
  response.writeHead(200, found.headers).end(body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address && typeof address === 'object') console.log(`http://127.0.0.1:${address.port}/`)
})
