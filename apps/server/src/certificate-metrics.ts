import { connect } from 'node:tls'
import { Gauge, type Registry } from 'prom-client'

interface Options {
  /** The shop's public URL. Without https there is no certificate. */
  publicUrl: string
  /** host:port that serves the certificate, when it is not the public address itself. */
  at: string
}

const TIMEOUT_MS = 2_000
/** It changes every few weeks; a scrape comes every few seconds. */
const CACHED_MS = 10 * 60_000

/** An expired certificate makes the shop unreachable, and the date is known weeks before. */
export function measureCertificate(registry: Registry, options: Options) {
  let cachedUntil: { until: number | undefined; readAt: number } | undefined
  new Gauge({
    name: 'certificate_expires_in_seconds',
    help: 'Time until the shop’s certificate expires',
    registers: [registry],
    async collect() {
      if (cachedUntil === undefined || Date.now() - cachedUntil.readAt > CACHED_MS)
        cachedUntil = { until: await validUntil(options), readAt: Date.now() }
      if (cachedUntil.until === undefined) this.remove()
      else this.set((cachedUntil.until - Date.now()) / 1_000)
    },
  })
}

function validUntil({ publicUrl, at }: Options): Promise<number | undefined> {
  const { protocol, hostname, port } = new URL(publicUrl)
  if (protocol !== 'https:') return Promise.resolve(undefined)
  const [host = hostname, atPort = port || '443'] = at === '' ? [] : at.split(':')
  return new Promise((resolve) => {
    // Nothing is sent, and only the date is used, which must be readable for an expired certificate too.
    const socket = connect({
      host,
      port: Number(atPort),
      servername: hostname,
      rejectUnauthorized: false,
      timeout: TIMEOUT_MS,
    })
    const finish = (until: number | undefined) => {
      socket.destroy()
      resolve(until)
    }
    socket.once('secureConnect', () => finish(Date.parse(socket.getPeerCertificate().valid_to)))
    socket.once('error', () => finish(undefined))
    socket.once('timeout', () => finish(undefined))
  })
}
