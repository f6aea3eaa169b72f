/** The proxies that may stand in front of the shop, with the settings of ops/, in front of two processes here. */
import { spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { reachable } from '../../scripts/services.ts'
import { freePort } from './ports.ts'

export type ProxyName = 'nginx' | 'caddy'

const programs = { nginx: '/usr/sbin/nginx', caddy: '/usr/bin/caddy' }

export async function startProxy(name: ProxyName, shopPorts: readonly number[]) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const dir = mkdtempSync(join(tmpdir(), `${name}-`))
  const { args, env } = (name === 'nginx' ? nginx : caddy)(dir, port, shopPorts)
  const child = spawn(programs[name], args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
  })
  const complaints: string[] = []
  child.stderr.on('data', (chunk: Buffer) => complaints.push(chunk.toString()))
  for (let tries = 0; !(await reachable(url)); tries++) {
    if (tries === 100 || child.exitCode !== null) throw new Error(`${name}: ${complaints.join('')}`)
    await sleep(50)
  }
  return { url, stop: () => child.kill('SIGTERM') }
}

function nginx(dir: string, port: number, shopPorts: readonly number[]) {
  // A refusal on the same machine costs nothing, so no shop is ever given up for a while.
  const servers = shopPorts.map((shopPort) => `server 127.0.0.1:${shopPort} max_fails=0;`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${dir}/${kind};`,
  )
  const lines = [
    userInfo().uid === 0 ? 'user root;' : '',
    `pid ${dir}/pid; error_log stderr warn; worker_processes 1; events {}`,
    'http {',
    `access_log off; ${temporary.join(' ')}`,
    `upstream shop { ${servers.join(' ')} keepalive 16; keepalive_timeout 2s; }`,
    `server { listen 127.0.0.1:${port}; include ${resolve('ops/nginx/shop.conf')}; }`,
    '}',
  ]
  const file = join(dir, 'nginx.conf')
  writeFileSync(file, lines.join('\n'))
  return { args: ['-p', dir, '-c', file, '-e', 'stderr', '-g', 'daemon off;'], env: {} }
}

function caddy(dir: string, port: number, shopPorts: readonly number[]) {
  return {
    args: ['run', '--adapter', 'caddyfile', '--config', resolve('ops/Caddyfile')],
    env: {
      SHOP_DOMAIN: `http://127.0.0.1:${port}`,
      SHOPS: shopPorts.map((shopPort) => `127.0.0.1:${shopPort}`).join(' '),
      CADDY_ADMIN: 'off',
      XDG_DATA_HOME: dir,
      XDG_CONFIG_HOME: dir,
    },
  }
}
