import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { connect } from 'node:net'

/** Whether a server is listening there. */
export function reachable(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port), timeout: 1_000 })
    const response = (value: boolean) => {
      socket.destroy()
      resolve(value)
    }
    socket.once('connect', () => response(true))
    socket.once('error', () => response(false))
    socket.once('timeout', () => response(false))
  })
}

/** Debian's PostgreSQL, installed but not running, as on a machine that has just been started. */
export function wakePostgres() {
  const [version] = existsSync('/etc/postgresql') ? readdirSync('/etc/postgresql') : []
  if (version) run('pg_ctlcluster', '--skip-systemctl-redirect', version, 'main', 'start')
}

export function wakeRedis() {
  run('redis-server', '--daemonize', 'yes', '--save', '', '--bind', '127.0.0.1')
}

function run(command: string, ...args: string[]) {
  try {
    execFileSync(command, args, { stdio: 'ignore' })
  } catch {
    // The next check of the service shows whether it helped.
  }
}
