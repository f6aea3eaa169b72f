import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'

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
