/** nginx with the settings of ops/nginx, in front of two shops here. */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { reachable } from '../../scripts/services.ts'
import { freePort } from './ports.ts'

const NGINX = '/usr/sbin/nginx'

export async function startProxy(shopPorts: readonly number[]) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const server = `server { listen 127.0.0.1:${port}; include ${resolve('ops/nginx/shop.inc')}; }`
  return { url, ...(await startNginx(url, upstreamOf(shopPorts) + server)) }
}

/** With the part of its settings that stands in `http`; answers once `url` does. */
export async function startNginx(url: string, settings: string) {
  const dir = mkdtempSync(join(tmpdir(), 'nginx-'))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${dir}/${kind};`,
  )
  const lines = [
    userInfo().uid === 0 ? 'user root;' : '',
    `pid ${dir}/pid; error_log stderr warn; worker_processes 2; events {}`,
    `http { access_log off; ${temporary.join(' ')}`,
    settings,
    '}',
  ]
  const file = join(dir, 'nginx.conf')
  writeFileSync(file, lines.join('\n'))
  const child = spawn(NGINX, ['-p', dir, '-c', file, '-e', 'stderr', '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = new Promise((done) => child.once('exit', done))
  const complaints: string[] = []
  child.stderr.on('data', (chunk: Buffer) => complaints.push(chunk.toString()))
  for (let tries = 0; !(await reachable(url)); tries++) {
    if (tries === 100 || child.exitCode !== null) throw new Error(`nginx: ${complaints.join('')}`)
    await sleep(50)
  }
  return {
    async stop() {
      child.kill('SIGTERM')
      await ended
      await rm(dir, { recursive: true })
    },
  }
}

/** The shops of production, which are found elsewhere here. */
export function upstreamOf(shopPorts: readonly number[]): string {
  return readFileSync('ops/nginx/upstream.conf', 'utf8').replaceAll(
    /shop-(\d):3000/g,
    (_, number: string) => `127.0.0.1:${shopPorts[Number(number) - 1]}`,
  )
}
