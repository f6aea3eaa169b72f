import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'node:tls'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { measureCertificate } from './certificate-metrics.ts'

const DAYS = 9
const folder = mkdtempSync(join(tmpdir(), 'certificate-'))
const requested: string[] = []
let at: string
let close: () => void

beforeAll(async () => {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const subject = ['-subj', '/CN=loja.example', '-days', String(DAYS)]
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', cert, ...subject],
    {
      stdio: 'ignore',
    },
  )
  const server = createServer({
    key: readFileSync(key),
    cert: readFileSync(cert),
    SNICallback(name, done) {
      requested.push(name)
      done(null)
    },
  })
  server.on('tlsClientError', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  at = `127.0.0.1:${(server.address() as AddressInfo).port}`
  close = () => server.close()
})
afterAll(() => {
  close()
  rmSync(folder, { recursive: true })
})

async function secondsLeft(options: Parameters<typeof measureCertificate>[1]): Promise<number | undefined> {
  const registry = new Registry()
  measureCertificate(registry, options)
  await registry.metrics()
  const [, value] = /^certificate_expires_in_seconds (\S+)$/m.exec(await registry.metrics()) ?? []
  return value === undefined ? undefined : Number(value)
}

test('monitoring shows how long the certificate lasts, requested by the shop’s name and once', async () => {
  const seconds = await secondsLeft({ publicUrl: 'https://loja.example', at })
  expect(Math.ceil((seconds ?? 0) / 86_400)).toBe(DAYS)
  expect(requested).toEqual(['loja.example'])
})

test.each([
  ['a shop without https', { publicUrl: 'http://loja.example', at: '' }],
  ['a proxy that does not respond', { publicUrl: 'https://loja.example', at: '127.0.0.1:1' }],
])('%s has no such metric', async (_what, options) => {
  expect(await secondsLeft(options)).toBeUndefined()
})
