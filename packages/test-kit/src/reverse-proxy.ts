/** nginx with the settings of ops/nginx, in front of shops on this machine. */
import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { readdir, readFile, readlink, rm, stat } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './ports.ts'
import { reachable } from './reachable.ts'

const NGINX = '/usr/sbin/nginx'

interface ProxyOptions {
  /** The visitors of a scenario share one address, so nginx's limits are lifted unless this is set. */
  limits?: 'as shipped'
}

export async function startProxy(shopPorts: readonly number[], { limits }: ProxyOptions = {}) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const dir = copySettings(shopPorts)
  const site = `server { listen 127.0.0.1:${port}; include ${dir}/conf.d/shop.inc; }`
  writeFileSync(join(dir, 'conf.d/site.conf'), site)
  if (limits === undefined) {
    replaceIn(join(dir, 'conf.d/limits.conf'), (text) => text.replaceAll(/rate=\d+r/g, 'rate=100000r'))
    replaceIn(join(dir, 'conf.d/shop.inc'), (text) => text.replaceAll(/(limit_conn \w+) \d+/g, '$1 10000'))
  }
  return { url, ...(await startNginx(url, dir)) }
}

/**
 * A folder with a copy of ops/nginx in `conf.d`, with its paths and shop addresses changed to those of this machine.
 */
export function copySettings(shopPorts: readonly number[]): string {
  const dir = mkdtempSync(join(tmpdir(), 'nginx-'))
  // The workers do not run as root, and reopen their log by its path.
  chmodSync(dir, 0o711)
  mkdirSync(join(dir, 'conf.d'))
  for (const name of readdirSync('ops/nginx')) {
    const text = readFileSync(join('ops/nginx', name), 'utf8')
      .replaceAll('/etc/nginx/conf.d', join(dir, 'conf.d'))
      .replaceAll('/var/log/atelier', dir)
      .replaceAll(
        /shop-(\d):3000/g,
        (_, number: string) => `127.0.0.1:${shopPorts[Number(number) - 1] ?? shopPorts[0]}`,
      )
    writeFileSync(join(dir, 'conf.d', name), text)
  }
  return dir
}

export function replaceIn(file: string, change: (text: string) => string) {
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}

/** With the settings of a folder made by `copySettings`; ready once `url` responds. */
export async function startNginx(url: string, dir: string) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${dir}/${kind};`,
  )
  const lines = [
    userInfo().uid === 0 ? 'user nobody nogroup;' : '',
    `pid ${dir}/pid; error_log stderr warn; worker_processes 2; events {}`,
    `http { access_log off; ${temporary.join(' ')}`,
    `include ${dir}/conf.d/*.conf;`,
    '}',
  ]
  const file = join(dir, 'nginx.conf')
  writeFileSync(file, lines.join('\n'))
  // As in compose.production.yaml: the access log is not world-readable.
  const command = `umask 027 && exec ${NGINX} -p ${dir} -c ${file} -e stderr -g 'daemon off;'`
  const child = spawn('sh', ['-c', command], { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = new Promise((done) => child.once('exit', done))
  const complaints: string[] = []
  child.stderr.on('data', (chunk: Buffer) => complaints.push(chunk.toString()))
  for (let tries = 0; !(await reachable(url)); tries++) {
    if (tries === 100 || child.exitCode !== null) throw new Error(`nginx: ${complaints.join('')}`)
    await sleep(50)
  }
  return {
    dir,
    /** Bytes of request and response bodies that nginx has on disk right now. */
    spooledBytes: () => spooledBytes(child.pid ?? 0, dir),
    async stop() {
      child.kill('SIGTERM')
      await ended
      await rm(dir, { recursive: true })
    },
  }
}

/** nginx deletes a temporary file as soon as it has opened it, so it is only visible among the workers' open files. */
async function spooledBytes(original: number, dir: string): Promise<number> {
  const children = await readFile(`/proc/${original}/task/${original}/children`, 'utf8').catch(() => '')
  let bytes = 0
  for (const worker of children.split(' ').filter(Boolean)) {
    const open = `/proc/${worker}/fd`
    for (const fd of await readdir(open).catch(() => [])) {
      const path = await readlink(join(open, fd)).catch(() => '')
      const isTemporary = [`${dir}/client_body/`, `${dir}/proxy/`].some((start) => path.startsWith(start))
      if (!isTemporary) continue
      bytes += await stat(join(open, fd)).then(
        ({ size }) => size,
        () => 0,
      )
    }
  }
  return bytes
}
