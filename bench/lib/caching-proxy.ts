/** nginx as a CDN: it stores what the shop's headers allow, and serves old copies only while no shop responds. */
import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@shop/test-kit/ports'
import { startNginx } from '@shop/test-kit/reverse-proxy'

interface LoggedRequest {
  /** HIT, MISS, EXPIRED, STALE, REVALIDATED, BYPASS; '-' for what may not be stored. */
  cache: string
  status: number
  path: string
}

export async function startCdn(shopPorts: readonly string[]) {
  const port = await freePort()
  const dir = mkdtempSync(join(tmpdir(), 'cdn-'))
  chmodSync(dir, 0o711)
  mkdirSync(join(dir, 'conf.d'))
  const stored = join(dir, 'stored')
  mkdirSync(stored)
  // The workers do not run as root.
  chmodSync(stored, 0o777)
  const log = join(dir, 'requests.log')
  writeFileSync(join(dir, 'conf.d/cdn.conf'), configOf({ port, shopPorts, stored, log }))
  const url = `http://127.0.0.1:${port}`
  const { stop } = await startNginx(url, dir)
  return {
    url,
    stop,
    /** Since the last call. */
    async requests(): Promise<LoggedRequest[]> {
      const lines = (await readFile(log, 'utf8')).split('\n').filter(Boolean)
      writeFileSync(log, '')
      return lines.map((line) => {
        const [cache = '', status, path = ''] = line.split(' ')
        return { cache, status: Number(status), path }
      })
    },
    /** Every response in the cache, with its headers. */
    async storedResponses(): Promise<string[]> {
      const entries = await readdir(stored, { recursive: true, withFileTypes: true })
      const files = entries.filter((entry) => entry.isFile())
      return Promise.all(files.map((file) => readFile(join(file.parentPath, file.name), 'latin1')))
    },
  }
}

interface Config {
  port: number
  shopPorts: readonly string[]
  stored: string
  log: string
}

function configOf({ port, shopPorts, stored, log }: Config): string {
  return `
log_format cache '$upstream_cache_status $status $request_uri';
proxy_cache_path ${stored} levels=1:2 keys_zone=cdn:10m max_size=2g inactive=1h use_temp_path=off;
upstream shops { ${shopPorts.map((one) => `server 127.0.0.1:${one} max_fails=0;`).join(' ')} keepalive 16; }
server {
  listen 127.0.0.1:${port};
  access_log ${log} cache;
  location / {
    proxy_pass http://shops;
    proxy_http_version 1.1;
    proxy_set_header connection '';
    proxy_set_header host $http_host;
    proxy_set_header x-forwarded-for $remote_addr;
    proxy_connect_timeout 1s;
    proxy_cache cdn;
    proxy_cache_lock on;
    proxy_cache_revalidate on;
    proxy_cache_use_stale error timeout http_500 http_502 http_503 http_504;
    add_header x-cache $upstream_cache_status always;
  }
}
`
}
